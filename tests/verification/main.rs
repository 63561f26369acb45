//! Cases with a known answer: those of VERIFICATION.md, and the observation of each scene of the catalogue.

#[path = "../common/mod.rs"]
mod common;

mod circle;
mod contact;
mod one_screen;
mod particles;
mod rigid;
mod scenes;
mod scenes_rigid;
