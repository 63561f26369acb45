// Core dump of a crashed process of a browser (where `ulimit -c` and core_pattern let it write one into the folder it runs in):
// read by gdb, where there is one, into a small text of signal, registers, stack, and the instructions around the fault. The dump
// itself is deleted, since it is hundreds of megabytes.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const asked = ["info registers", "x/12i $pc-24", "bt 24", "x/24a $sp", "info sharedlibrary", "thread apply all bt 4"];

/** Browsers that are started from now on run in `folder`. */
export function graves(folder) {
  mkdirSync(folder, { recursive: true });
  process.chdir(folder);
  return {
    /** Reads the cores that are there; `words` say what was going on. */
    dig(words) {
      for (const name of readdirSync(folder).filter((each) => /^core(\.\d+)?$/.test(each))) {
        const core = join(folder, name);
        const program = spawnSync("gdb", ["-batch", "-nx", "-ex", "info auxv", "-c", core], { encoding: "utf8" }).stdout?.match(/AT_EXECFN.*"(.+)"/)?.[1];
        const commands = asked.flatMap((command) => ["-ex", command]);
        const { stdout, error } = spawnSync("gdb", ["-batch", "-nx", "-ex", "set pagination off", ...commands, ...(program ? [program] : []), core], { encoding: "utf8", timeout: 120_000 });
        const file = join(folder, `crash-${Date.now()}.txt`);
        writeFileSync(file, `${words}\n\n${error ? `no gdb: ${error.message}` : stdout}`);
        rmSync(core);
        console.log(`  a core was read into ${file}`);
      }
    },
  };
}
