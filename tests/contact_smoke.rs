//! Temporary.
use constrained_dynamics::Simulation;
use serde_json::{Map, Value, json};
fn sim(d: Value) -> Simulation {
    Simulation::from_document(&d, &Map::new()).unwrap()
}
#[test]
fn block() {
    let mut s = sim(json!({"version":1,"space":"plane","gravity":[0,-9.81],"bodies":[
      {"shape":{"box":[0.5,0.5]},"mass":1,"at":[0,0.5],"velocity":[2,0],"friction":0.5},
      {"shape":{"halfPlane":[0,1]},"at":[0,0],"fixed":true,"friction":0.5}],
      "method":{"kind":"velocity","stepSize":0.01,"solver":{"kind":"gauss-seidel","maxIterations":1000,"tolerance":1e-14}}}));
    let r = s.step(1);
    println!("{r:?}\n{:?}\n{:?}", s.velocities(), s.contacts());
    let mut s = sim(json!({"version":1,"space":"plane","gravity":[0,-9.81],"bodies":
      (0..10).map(|i| json!({"shape":{"box":[0.5,0.5]},"mass":1,"at":[0,0.5+i as f64]})).chain([json!({"shape":{"halfPlane":[0,1]},"at":[0,0],"fixed":true})]).collect::<Vec<_>>()}));
    for k in 0..60 {
        let r = s.step(100);
        if k % 10 == 0 {
            println!(
                "{:?} {:?} y9={} x9={} gap={}",
                r.step.status,
                r.step.solver,
                s.positions()[28] - 9.5,
                s.positions()[27],
                s.contacts().iter().map(|c| c.gap).fold(0.0, f64::min)
            );
        }
    }
    let mut s = sim(json!({"version":1,"space":"space","gravity":[0,-9.81,0],"bodies":
      (0..5).map(|i| json!({"shape":{"box":[0.5,0.5,0.5]},"mass":1,"at":[0,0.5+i as f64,0]})).chain([json!({"shape":{"halfSpace":[0,1,0]},"at":[0,0,0],"fixed":true})]).collect::<Vec<_>>()}));
    for k in 0..10 {
        let r = s.step(100);
        if k % 3 == 0 {
            println!(
                "{:?} {:?} {:?} gap={}",
                r.step.status,
                r.step.solver,
                &s.positions()[28..35],
                s.contacts().iter().map(|c| c.gap).fold(0.0, f64::min)
            );
        }
    }
    // cradle
    for seq in ["together", "in-sequence"] {
        let mut s = sim(json!({"version":1,"space":"plane","bodies":
      (0..5).map(|i| json!({"shape":{"disc":0.5},"mass":1,"at":[i as f64 - if i==0 {0.005} else {0.0},0],"velocity":[if i==0 {1.0} else {0.0},0],"restitution":1,"friction":0})).collect::<Vec<_>>(),
      "method":{"kind":"velocity","impacts":seq,"solver":{"kind":"gauss-seidel","maxIterations":100000,"tolerance":1e-14}}}));
        let r = s.step(2);
        println!("{r:?} {:?}", s.velocities());
        println!("{}", s.observe("energy.drift").unwrap());
    }
    // top
    let mut s = sim(
        json!({"version":1,"space":"space","bodies":[{"shape":{"box":[0.5,0.5,0.5]},"mass":1,"inertia":[1,2,3],"at":[0,0,0],"spin":[0.1,3,0.2]}],
      "method":{"kind":"acceleration","integrator":"dormand-prince","errorTolerance":1e-12,"stepSize":0.01}}),
    );
    let (e, l) = (s.observe("energy.kinetic").unwrap(), s.observe("angularMomentum").unwrap());
    s.step(10000);
    println!("{:e} {:e}", s.observe("energy.kinetic").unwrap() / e - 1.0, s.observe("angularMomentum").unwrap() / l - 1.0);
}
