//! The plane or space.

/// The plane or space. The plane is the slice z = 0 of space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// x, y
    Plane,
    /// x, y, z
    Space,
}

impl Space {
    /// Coordinates of a point: 2 or 3.
    #[must_use]
    pub fn dimension(self) -> usize {
        match self {
            Space::Plane => 2,
            Space::Space => 3,
        }
    }

    /// The word documents use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Space::Plane => "plane",
            Space::Space => "space",
        }
    }
}
