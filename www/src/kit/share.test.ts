// A scene is unpacked from an address unchanged.
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type SceneDocument, simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { longestLink, pack, sceneIn, shared, unpack } from "./share";

beforeAll(startCore);

const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((x) => x + 0);
const documents = fc.record({
  version: fc.constant(1 as const),
  space: fc.constant("plane" as const),
  title: fc.string({ unit: "binary", maxLength: 40 }),
  bodies: fc.array(
    fc.record({ particle: fc.constant({}), at: fc.tuple(coordinate, coordinate), fixed: fc.boolean() }),
    { maxLength: 30 },
  ),
});

function chain(n: number): SceneDocument {
  const bodies = Array.from({ length: n }, (_, i) => ({
    particle: {},
    at: [Math.sin(i), Math.cos(3 * i)],
    fixed: i === 0,
  }));
  return { version: 1, space: "plane", gravity: [0, -9.81], bodies };
}

describe("share", () => {
  it("gives back every document, with letters that need no escaping", async () => {
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const text = await pack(document);
        expect(text).toMatch(/^[\w-]*$/);
        expect(sceneIn(`#/laboratory?scene=${text}`)).toBe(text);
        expect(await unpack(text)).toEqual(document);
      }),
      { numRuns: 100 },
    );
  });

  it("carries a running simulation bit for bit", async () => {
    const simulation = simulate("circle", { integrator: "rk4" });
    simulation.step(137);
    const link = await shared(simulation.toJSON(), true);
    expect(link?.state).toBe(true);
    const other = simulate(await unpack(link?.text ?? ""));
    expect(other.stateHash()).toBe(simulation.stateHash());
    simulation.step(50);
    other.step(50);
    expect(other.stateHash()).toBe(simulation.stateHash());
  });

  it("opens a scene with its state that was given away with the first version", async () => {
    const kept =
      "rVTbUuM4EP2Xfh0RZCdxElftQy7ALAUMM7ADzBQPit22tbElI8kxl8q_T7XtBDKwVbtV20_tbqn79NFpv8BSxxIthD9fQDgIf3LG7xkk8hFjCJ2pkEEhrIXQY1AK42SUI4QvGwZrzHUk3VN3acO2FXqTvs_7Ez4eToKR7wd9dsB7_cDvD0ej4WAwCoJRP3htkojc_vsu9wwirawzQirX4o6ldUJFdAGEijJtKH7PYImuRlTNVY--DYqVVOmxNnSaU6k8lzHuQMSiKKVKm1yiTQEh2IdKGIyBQY4qdVmD0TqZJAoJMd8QpoRKdm1TI9ZbxAeT3phap09G20iXMoIQChmXWioHDGRsCfbuFVqg-xPy3-orfCSefeY1tEOBLtNxM31eZgLCoD-Z9CZvjMFSVEUqjKOxe35DjYDQCxoOijKXLYF8n4IYHUZOakU8VEvrsAQGaIw21zpH017y8GDCIDGyOXquY8whpBmQBixKEdEY4HSKLkNDQeUwNcJpAyGY1QAYrKSKIQQRRUiFm6Ykise5NmYLgve4z8CgddJVFLrODNpM53GT8xgYXX8xMVLdRFeKns3miOU0cRTk3edViRhv69lcxlKl72rZXJeNz4cMrE7cYkuN134fG3yoUEVPEPapss7X1ORlO0yUtiP86bqJSOCcM9AFpqIVu8FIq1hStkGtWtqMUKt9ij3OwO1HfAa1MMWVE8Z1Et6QNsVS5vJZdA_3-vSUw_JKPuNuxFcde5yQda9sIRwwsDU2LrWutVmdyUI6CL0h74zEpyvbbF7jvGWoCbyhyCdsEarmtCR-SlRxlVcFNEsvCnRobLvFKe2_R0p9t4a79aLV2tvK7heyoUalIJagzIVqBxekffjKv_24Vnf1-eJo-s5ms5179EH6H-382_eTh9MF_8QPvc-rUX4xqL3R-D8U6GyefRxffBZVOriJps_TahYcB97JYP33m_oXl-fX4mx-dzL_tA2Nz7b5Rb2uO_dyfvi_5Rfj8fqrycz38-Nt-jdLbu7ObqJ64S7Hs9v57Y-jxUV1-PHR4tR9yVYi9g9n02By-xeejkbjP4CBk46EAJevSlmjsY2wvc0v";
    const simulation = simulate(await unpack(sceneIn(`#/laboratory?scene=${kept}`) ?? ""));
    expect(simulation.time).toBeCloseTo(0.12, 12);
    expect(simulation.stateHash()).toBe("d6e0b5fcf7224f27");
  });

  it("leaves the state behind where it makes the link too long, and gives no link that is too long", async () => {
    const noise = Array.from({ length: longestLink }, (_, i) =>
      String.fromCharCode(65 + ((i * i * 7919) % 26)),
    ).join("");
    const random = Array.from({ length: longestLink }, (_, i) =>
      ((Math.sin(i * 12.9898) * 43758.5453) % 1).toString(36).slice(-2),
    ).join("");
    const link = await shared({ ...chain(3), state: noise + random }, true);
    expect(link?.state).toBe(false);
    expect((await unpack(link?.text ?? "")).bodies.length).toBe(3);
    expect(await shared(chain(3000), false)).toBeNull();
  });

  it("refuses what is not a scene, however it is broken", async () => {
    const text = await pack(chain(5));
    for (const broken of ["", "!", "AAAA", text.slice(0, 20), `${text.slice(0, 10)}x${text.slice(11)}`])
      await expect(unpack(broken), broken).rejects.toThrow();
    const bomb = await pack({ ...chain(1), title: "0".repeat(9_000_000) });
    expect(bomb.length).toBeLessThan(20_000);
    await expect(unpack(bomb)).rejects.toThrow(RangeError);
  });
});
