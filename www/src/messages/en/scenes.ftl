# The gallery of scenes; what to see in each is said by the core in English.
scenes-title = Scenes
scenes-lead = { $count } prepared scenes, each with something to see. Run one here, or take it apart in the laboratory.
scenes-search = Find a scene
scenes-none = No scene matches.
scenes-all = All scenes
scenes-plane = In the plane
scenes-space = In space
scenes-see = What to see
scenes-open = Open in the laboratory
