// Every licence is known to allow what is done, and the package carries the notices.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { licencesOf, notices, textsOf } from "../../scripts/licences.mjs";

const root = join(import.meta.dirname, "../..");

test("of several licences an accepted one is taken", () => {
  assert.deepEqual(licencesOf("MIT"), ["MIT"]);
  assert.deepEqual(licencesOf("Apache-2.0/MIT"), ["MIT"]);
  assert.deepEqual(licencesOf("GPL-3.0 OR Apache-2.0"), ["Apache-2.0"]);
  assert.deepEqual(licencesOf("(MIT OR Apache-2.0) AND Unicode-3.0"), ["MIT", "Unicode-3.0"]);
  assert.deepEqual(licencesOf("Apache-2.0 WITH LLVM-exception OR MIT"), ["MIT"]);
});
test("anything else is refused", () => {
  for (const other of ["", "GPL-3.0", "MIT AND GPL-3.0", "UNLICENSED", "SEE LICENSE IN x", "(MIT", "MIT Apache-2.0", "MPL-2.0"])
    assert.equal(licencesOf(other), null, other);
});
test("a package without a text or with another licence is refused by its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "licences-"));
  assert.throws(() => textsOf({ name: "bare", licence: "MIT", folder }), /bare: no text of its licence MIT/);
  writeFileSync(join(folder, "LICENSE"), "the words");
  assert.deepEqual(textsOf({ name: "bare", licence: "MIT", folder }), ["the words"]);
  assert.throws(() => textsOf({ name: "bare", licence: "GPL-3.0", folder }), /bare: the licence "GPL-3.0"/);
  assert.throws(() => textsOf({ name: "bare", licence: undefined, folder }), /bare: the licence/);
  assert.match(notices([{ name: "bare", version: "1", licence: "MIT", folder }]), /bare 1 \(MIT\)\n\nthe words/);
});
test("the tarball of the package holds its licences and notices", () => {
  const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--json"], { cwd: join(root, "pkg"), encoding: "utf8" });
  const files = JSON.parse(stdout)[0].files.map(({ path }) => path);
  for (const path of ["LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY-NOTICES.txt"]) assert.ok(files.includes(path), path);
});
