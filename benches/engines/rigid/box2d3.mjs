// Box2D 3 (soft step: substeps of Gauss–Seidel with relaxation). Everything at its defaults: 4 substeps.
import Box2D from "box2d3-wasm";
import { gravity, step } from "../scenes.mjs";
import { density, friction } from "./scenes.mjs";

const b2 = await Box2D();

export const name = "Box2D 3";
export const npm = "box2d3-wasm";
export const spaces = ["plane"];
export const settings = [{ substeps: 4, default: true }];

export function create(scene, { substeps }) {
  const worldDef = b2.b2DefaultWorldDef();
  worldDef.gravity = new b2.b2Vec2(0, -gravity);
  worldDef.enableSleep = false;
  const world = b2.b2CreateWorld(worldDef);
  const bodies = scene.bodies.map((body) => addBody(world, body));
  for (const { between, anchors } of scene.joints) {
    const def = b2.b2DefaultRevoluteJointDef();
    [def.base.bodyIdA, def.base.bodyIdB] = between.map((i) => bodies[i]);
    [def.base.localFrameA.p, def.base.localFrameB.p] = anchors.map((point) => new b2.b2Vec2(...point));
    b2.b2CreateRevoluteJoint(world, def);
  }
  return {
    step: () => b2.b2World_Step(world, step, substeps),
    poses: () => Float64Array.from(bodies.flatMap(pose)),
    velocities: () => Float64Array.from(bodies.flatMap(velocity)),
    free: () => b2.b2DestroyWorld(world),
  };
}

function addBody(world, { box, ball, at, fixed, collides = true }) {
  const def = b2.b2DefaultBodyDef();
  def.type = fixed ? b2.b2BodyType.b2_staticBody : b2.b2BodyType.b2_dynamicBody;
  def.position = new b2.b2Vec2(...at);
  const body = b2.b2CreateBody(world, def);
  const shape = b2.b2DefaultShapeDef();
  shape.density = density.plane;
  shape.material.friction = friction;
  if (!collides) shape.filter.setMaskBits64("0");
  if (box) b2.b2CreatePolygonShape(body, shape, b2.b2MakeBox(...box));
  else {
    const circle = new b2.b2Circle();
    circle.radius = ball;
    b2.b2CreateCircleShape(body, shape, circle);
  }
  return body;
}

function pose(body) {
  const [at, turned] = [b2.b2Body_GetPosition(body), b2.b2Body_GetRotation(body)];
  const numbers = [at.x, at.y, turned.GetAngle()];
  at.delete();
  turned.delete();
  return numbers;
}

function velocity(body) {
  const v = b2.b2Body_GetLinearVelocity(body);
  const numbers = [v.x, v.y, b2.b2Body_GetAngularVelocity(body)];
  v.delete();
  return numbers;
}
