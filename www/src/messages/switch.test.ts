import { describe, expect, it } from "vitest";
import { has, language, onLanguage, setLanguage, t } from ".";

describe("messages", () => {
  it("speaks English from the start", () => {
    expect(language()).toBe("en");
    expect(t("lesson-circle-title")).toBe("A point on a circle");
  });

  it("shows the id of a message that exists nowhere", () => {
    expect(has("no-such-message")).toBe(false);
    expect(t("no-such-message")).toBe("no-such-message");
  });

  it("switches, tells its listeners, and switches back", async () => {
    let told = 0;
    const stop = onLanguage(() => told++);
    await setLanguage("ja");
    expect(t("lesson-circle-title")).toBe("円周上の点");
    await setLanguage("en");
    stop();
    await setLanguage("ko");
    await setLanguage("en");
    expect(told).toBe(2);
  });

  it("obeys the last of two quick choices", async () => {
    await Promise.all([setLanguage("de"), setLanguage("ko")]);
    expect(language()).toBe("ko");
    await setLanguage("en");
  });
});
