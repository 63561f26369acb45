// Methods, integrators and solvers are described in every language where it is chosen.
import { describe, expect, it } from "vitest";
import { languages, loadMessages, setLanguage } from "../messages";
import { catalog } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { choiceHelp } from "./words";

await startCore();
const { methods, integrators, solvers } = catalog();
const entries = Object.entries({ method: methods, integrator: integrators, solver: solvers }).flatMap(
  ([name, list]) => list.map(({ id, help }) => ({ name, value: id, help })),
);

describe.each(languages.map(({ id }) => id))("the help of a choice in %s", (language) => {
  it.each(entries)("says what $name $value does", async (entry) => {
    await setLanguage(language);
    await loadMessages("catalogue");
    const words = choiceHelp(entry);
    expect(words).not.toBe("");
    if (language !== "en") expect(words).not.toBe(entry.help);
  });
});

it("is empty of other parameters", () => expect(choiceHelp({ name: "form", value: "length" })).toBe(""));
