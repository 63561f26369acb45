// Addresses that somebody else wrote: no script runs, nothing of them becomes an attribute, and what is not known is said.
import assert from "node:assert/strict";
import { origin, pageTest } from "./support/browser.mjs";
import { frames, ready } from "./support/scene.mjs";

const script = "document.title='ran';globalThis.ran=1";
const hostile = [
  ["onfocus", script, "autofocus=1&tabindex=0"],
  ["onmouseover", script],
  ["onclick", script],
  ["onpointermove", script],
  ["onanimationstart", script],
  ["ONFOCUS", script, "tabindex=0&autofocus"],
  ["style", "position:fixed;inset:0;background:red"],
  ["id", "page"],
  ["class", "unseen"],
  ["hidden", "1"],
  ["slot", "x"],
  ["is", "x"],
  ["part", "x"],
  ["title", "x"],
  ["dir", "rtl"],
  ["role", "none"],
  ["nonce", "x"],
  ["data-theme", "dark"],
  ["aria-hidden", "true"],
  ["contenteditable", "true"],
  ["popover", "manual"],
  ["words", "x"],
  ["innerHTML", "<img src=x onerror=document.title=1>"],
  ["xml:base", "javascript:1"],
  ["xlink:href", "javascript:1"],
  ["xmlns", "x"],
  ["__proto__", "x"],
  ["constructor", "x"],
  ["toString", "x"],
  ["hasOwnProperty", "x"],
  ["a b", "x"],
  ["\"><script>document.title=1</script>", "x"],
  ["", "x"],
];

/** The handlers each alone, since the first could hide the others; then everything at once. */
const addresses = [...hostile.filter(([name]) => /^on/i.test(name)).map((each) => [each]), hostile];
for (const words of addresses) {
  const query = ["scene=circle", ...words.map(([name, value, others = ""]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}${others && `&${others}`}`)].join("&");
  pageTest(`no attribute, no script: ${words.length === 1 ? words[0][0] : `${words.length} words`}`, { path: `/embed.html?${query}` }, async (page) => {
    await ready(page);
    const said = await page.locator(".embed-note summary").textContent();
    for (const [name] of words) assert.ok(said.includes(`“${name}”`), `${name}: ${said}`);
    await page.mouse.move(200, 60);
    await page.mouse.click(200, 60);
    await page.keyboard.press("Tab");
    await frames(page);
    assert.equal(await page.evaluate(() => globalThis.ran), undefined);
    assert.equal(await page.title(), "Constrained Dynamics");
    assert.deepEqual(await page.locator("constrained-dynamics").evaluate((element) => element.getAttributeNames().sort()), ["data-theme"]);
    assert.equal(await page.locator("img, body script").count(), 0);
  });
}

for (const [query, words] of [
  ["scene=circle&alpha=1&alpha=2", /“alpha” is there twice/],
  ["scene=circle&preset=circle/drift", /“scene” and “preset” both name a scene/],
  ["preset=__proto__/constructor", /“preset = __proto__\/constructor” is not one of circle/],
  ["preset=circle/constructor", /“preset = circle\/constructor” is not one of .*circle\/pendulum/],
  ["document=AAAA", /damaged or incomplete/],
  ["open=javascript:document.title=1", /“open = javascript:document.title=1” is not one of circle/],
  ["origins=*", /“origins = \*” is not one of/],
  ["scene=circle&scene=chain", /“scene” is there twice/],
  ["scene=__proto__", /“scene = __proto__” is not one of circle/],
  ["scene=constructor", /“scene = constructor” is not one of circle/],
  ["scene=circle&plots=constructor", /“plots = constructor” is not one of C/],
  ["scene=circle&theme=toString", /“theme = toString” is not one of light/],
  ["scene=circle&method=__proto__", /“method = __proto__” is not one of /],
  ["scene=circle&lang=__proto__", /“lang = __proto__” is not one of en/],
  [`scene=${encodeURIComponent("<img src=x onerror=document.title=1>")}`, /“scene = <img src=x onerror=document.title=1>” is not one of/],
]) {
  pageTest(`a hostile value is said in words: ${query}`, { path: `/embed.html?${query}` }, async (page) => {
    const alert = page.locator('[role="alert"]');
    await alert.waitFor();
    assert.match(await alert.innerText(), words);
    assert.equal(await page.title(), "Constrained Dynamics");
  });
}

pageTest("a name from the address is text, and no formula in an exported table", {}, async (page) => {
  const name = '=HYPERLINK("http://example.com") <b onclick=1>';
  await page.goto(new URL(`/embed.html?scene=circle&plots=C&name=${encodeURIComponent(name)}`, origin).href);
  await ready(page);
  assert.deepEqual(await page.locator("cd-runs .run-name").allInnerTexts(), [name]);
});

pageTest("attributes of the element that its page wrote stay its own; words that are not known are said", { path: "/embed.html?scene=circle&plots=" }, async (page) => {
  await ready(page);
  const said = await page.evaluate(async () => {
    const make = async (attributes) => {
      const element = document.createElement("constrained-dynamics");
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.getElementById("page").append(element);
      while (!element.shadowRoot.querySelector("cd-stage canvas")) await new Promise(requestAnimationFrame);
      return element.shadowRoot.querySelector(".embed-note summary")?.textContent ?? element.session.selected.simulation.get("stepSize");
    };
    return [await make({ scene: "circle", "step-size": "0.002", id: "mine", class: "mine", "data-x": "1" }), await make({ scene: "circle", alfa: "1" })];
  });
  assert.equal(said[0], 0.002);
  assert.match(said[1], /“alfa”/);
});
