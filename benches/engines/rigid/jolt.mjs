// Jolt (sequential impulses, then a position pass). Everything at its defaults: 10 iterations for velocities and 2 for
// positions, 2 cm of overlap left alone; single-threaded.
import initJolt from "jolt-physics";
import { gravity, step } from "../scenes.mjs";
import { density, friction } from "./scenes.mjs";

const Jolt = await initJolt();
const layers = { touching: 0, apart: 1 }; // bodies of the second collide with nothing

export const name = "Jolt";
export const npm = "jolt-physics";
export const spaces = ["space"];
export const settings = [{ default: true }];

export function create(scene) {
  const jolt = newWorld();
  const system = jolt.GetPhysicsSystem();
  system.SetGravity(new Jolt.Vec3(0, -gravity, 0));
  const bodies = scene.bodies.map((body) => addBody(system.GetBodyInterface(), body));
  for (const { between, anchors } of scene.joints) {
    const settings = new Jolt.PointConstraintSettings();
    settings.mSpace = Jolt.EConstraintSpace_LocalToBodyCOM;
    [settings.mPoint1, settings.mPoint2] = anchors.map((point) => new Jolt.RVec3(...point));
    system.AddConstraint(settings.Create(...between.map((i) => bodies[i])));
  }
  for (const { between, length } of scene.links ?? []) {
    const settings = new Jolt.DistanceConstraintSettings();
    settings.mSpace = Jolt.EConstraintSpace_LocalToBodyCOM;
    [settings.mMinDistance, settings.mMaxDistance] = [length, length];
    system.AddConstraint(settings.Create(...between.map((i) => bodies[i])));
  }
  return {
    step: () => jolt.Step(step, 1),
    poses: () => Float64Array.from(bodies.flatMap(pose)),
    velocities: () => Float64Array.from(bodies.flatMap(velocity)),
    free: () => Jolt.destroy(jolt),
  };
}

function newWorld() {
  const pairs = new Jolt.ObjectLayerPairFilterTable(2);
  pairs.EnableCollision(layers.touching, layers.touching);
  const broad = new Jolt.BroadPhaseLayerInterfaceTable(2, 1);
  for (const layer of Object.values(layers)) broad.MapObjectToBroadPhaseLayer(layer, new Jolt.BroadPhaseLayer(0));
  const settings = new Jolt.JoltSettings();
  settings.mObjectLayerPairFilter = pairs;
  settings.mBroadPhaseLayerInterface = broad;
  settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(broad, 1, pairs, 2);
  return new Jolt.JoltInterface(settings);
}

function addBody(bodies, { box, ball, at, fixed, collides = true }) {
  const shape = box ? new Jolt.BoxShape(new Jolt.Vec3(...box)) : new Jolt.SphereShape(ball);
  shape.SetDensity(density.space);
  const motion = fixed ? Jolt.EMotionType_Static : Jolt.EMotionType_Dynamic;
  const layer = collides ? layers.touching : layers.apart;
  const settings = new Jolt.BodyCreationSettings(shape, new Jolt.RVec3(...at), new Jolt.Quat(0, 0, 0, 1), motion, layer);
  Object.assign(settings, { mFriction: friction, mRestitution: 0, mLinearDamping: 0, mAngularDamping: 0, mAllowSleeping: false });
  const body = bodies.CreateBody(settings);
  bodies.AddBody(body.GetID(), Jolt.EActivation_Activate);
  return body;
}

function pose(body) {
  const [at, turned] = [body.GetPosition(), body.GetRotation()];
  return [at.GetX(), at.GetY(), at.GetZ(), turned.GetX(), turned.GetY(), turned.GetZ(), turned.GetW()];
}

function velocity(body) {
  const [v, spin] = [body.GetLinearVelocity(), body.GetAngularVelocity()];
  return [v.GetX(), v.GetY(), v.GetZ(), spin.GetX(), spin.GetY(), spin.GetZ()];
}
