// A display in memory (Xvfb), on which Firefox draws by WebGL; without any display it has none.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/** { name, stop } of a new display; undefined where there is no Xvfb. */
export async function startDisplay() {
  if (spawnSync("Xvfb", ["-help"]).error) return undefined;
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x860x24"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  // It chooses a free number and writes it, then the end of the line, when it is ready.
  let number = "";
  while (!number.endsWith("\n")) number += (await once(server.stdio[3], "data"))[0];
  return { name: `:${number.trim()}`, stop: () => server.kill() };
}
