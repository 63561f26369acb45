//! Scene documents: reading with validation, writing, the JSON Schema; and the catalogue of scenes, one file each.

pub mod arch;
pub mod atwood;
pub mod bead_on_curve;
pub mod bead_on_space_curve;
pub mod bead_on_surface;
pub mod billiards;
pub mod board;
pub mod body;
pub mod body_chain;
pub mod bouncing_ball;
pub mod box_of_spheres;
pub mod bricard;
pub mod card_house;
pub mod catalogue;
pub mod chain;
pub mod circle;
pub mod cloth;
pub mod contradiction;
pub mod conveyor;
mod definition;
pub mod document;
pub mod dominoes;
pub mod double_pendulum;
pub mod four_bar;
pub mod gear_train;
pub mod gyroscope;
pub mod heavy_top;
pub mod in_force;
pub mod incline;
pub mod ladder;
pub mod mass_ratio;
pub mod massive_pulley;
pub mod molecule;
pub mod motor_linkage;
pub mod moving_ring;
pub mod newtons_cradle;
pub mod painleve_rod;
pub mod peaucellier;
pub mod pendulum;
pub mod pendulum_row;
pub mod puppet;
pub mod pyramid;
pub mod ratchet;
pub mod reader;
pub mod redundant;
pub mod rope_bridge;
pub mod save;
pub mod schema;
pub mod seesaw;
mod sketch;
pub mod sliding_ball;
pub mod soft_body;
pub mod spinning_top;
pub mod stack;
pub mod stick_figure;
pub mod t_handle;
pub mod tensegrity;
pub mod three_cylinders;
pub mod torsion_pendulum;
pub mod tower;
pub mod triple_pendulum;
pub mod truss_tower;
pub mod turning_ring;
pub mod turntable;
pub mod wall_and_ball;
pub mod wrecking_ball;
pub mod writer;

use crate::error::{Code, Error, Result};
pub use definition::Scene;
pub use document::Document;

/// All scenes of the catalogue.
pub static REGISTRY: &[&Scene] = &[
    &circle::SCENE,
    &pendulum::SCENE,
    &double_pendulum::SCENE,
    &triple_pendulum::SCENE,
    &chain::SCENE,
    &rope_bridge::SCENE,
    &bead_on_curve::SCENE,
    &bead_on_space_curve::SCENE,
    &bead_on_surface::SCENE,
    &moving_ring::SCENE,
    &turning_ring::SCENE,
    &cloth::SCENE,
    &stick_figure::SCENE,
    &truss_tower::SCENE,
    &tensegrity::SCENE,
    &atwood::SCENE,
    &pendulum_row::SCENE,
    &four_bar::SCENE,
    &peaucellier::SCENE,
    &redundant::SCENE,
    &contradiction::SCENE,
    &soft_body::SCENE,
    &molecule::SCENE,
    &incline::SCENE,
    &stack::SCENE,
    &pyramid::SCENE,
    &mass_ratio::SCENE,
    &newtons_cradle::SCENE,
    &bouncing_ball::SCENE,
    &billiards::SCENE,
    &dominoes::SCENE,
    &card_house::SCENE,
    &arch::SCENE,
    &seesaw::SCENE,
    &sliding_ball::SCENE,
    &three_cylinders::SCENE,
    &ladder::SCENE,
    &painleve_rod::SCENE,
    &t_handle::SCENE,
    &spinning_top::SCENE,
    &tower::SCENE,
    &wall_and_ball::SCENE,
    &box_of_spheres::SCENE,
    &wrecking_ball::SCENE,
    &gear_train::SCENE,
    &massive_pulley::SCENE,
    &torsion_pendulum::SCENE,
    &ratchet::SCENE,
    &motor_linkage::SCENE,
    &conveyor::SCENE,
    &turntable::SCENE,
    &gyroscope::SCENE,
    &heavy_top::SCENE,
    &body_chain::SCENE,
    &puppet::SCENE,
    &bricard::SCENE,
    &board::SCENE,
];

/// The scene of that id; an error at `path` names those that there are. A document given as text is told apart.
pub fn find(id: &str, path: &str) -> Result<&'static Scene> {
    REGISTRY.iter().copied().find(|s| s.entry.id == id).ok_or_else(|| {
        if id.starts_with('{') {
            return Error::new(Code::UnknownScene, path, "a document is an object: JSON.parse(text)");
        }
        let known: Vec<&str> = REGISTRY.iter().map(|s| s.entry.id).collect();
        Error::new(Code::UnknownScene, path, format!("no scene \"{id:.40}\" in the catalogue; there are {}", known.join(", ")))
    })
}
