// Error against time per step of every run, both axes logarithmic, as SVG: a panel for each scene. Runs that differ in one
// dial only are joined: by a line where it is the number of iterations, by dashes where it is the number of substeps. The
// filled mark is the engine's default.

const square = "M-4,-4H4V4H-4Z";
const down = "M0,5L5,-4H-5Z";
const diamond = "M0,-5L5,0L0,5L-5,0Z";
const styles = {
  ours: { color: "#000000", mark: square },
  "ours, rattle": { color: "#000000", mark: square },
  "ours, velocity + projection": { color: "#6b6b6b", mark: square },
  "ours, acceleration": { color: "#a8a8a8", mark: square },
  "ours, position": { color: "#8a6d1f", mark: square },
  "ours, relaxation": { color: "#6b6b6b", mark: square },
  "ours, direct": { color: "#a8a8a8", mark: square },
  "Box2D 3": { color: "#0072b2", mark: "M0,-5L5,4H-5Z" },
  "Box2D 2.4": { color: "#3f9bd4", mark: down },
  Rapier: { color: "#d55e00", mark: diamond },
  "Rapier SIMD": { color: "#e69f00", mark: diamond },
  Planck: { color: "#00805c", mark: "M-4,0A4,4 0 1 0 4,0A4,4 0 1 0 -4,0Z" },
  Matter: { color: "#b3568d", mark: "M-5,-1.5H-1.5V-5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5Z" },
  Jolt: { color: "#0072b2", mark: down },
  Cannon: { color: "#b3568d", mark: "M-4,0A4,4 0 1 0 4,0A4,4 0 1 0 -4,0Z" },
};
const frame = { top: 60, left: 72, width: 390, height: 420 };
const tile = { width: 486, height: 546 }; // a panel with its title and numbers
const worst = 10; // what errs by more than ten lengths has come apart, and is left out

const styleOf = ({ engine, setting }) => {
  const kind = setting.method ?? setting.stabilization ?? setting.solver;
  return engine === "ours" && kind ? `ours, ${kind}` : engine;
};

/** `measured`: as in report.mjs, by scene; `panels`: of each scene its title, the result's key for the error, and its label. */
export function plot(measured, { panels, columns, title }) {
  const drawn = panels.filter(({ scene }) => measured[scene]);
  const across = Math.min(columns, drawn.length);
  const size = { width: tile.width * across + 208, height: tile.height * Math.ceil(drawn.length / columns) + 26 };
  const place = (i) => `translate(${tile.width * (i % columns)},${tile.height * Math.floor(i / columns)})`;
  const body = drawn.map((panel, i) => `<g transform="${place(i)}">\n${draw(panel, measured[panel.scene])}</g>\n`).join("");
  const results = drawn.flatMap(({ scene }) => measured[scene].results);
  const foot = "Filled: ours, and the others at their defaults. Lines: more iterations. Dashes: more substeps. Lower left is better.";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="Inter, Helvetica, Arial, sans-serif" font-size="13" fill="#1c1c1c">
<title>${title}</title>
<rect width="100%" height="100%" fill="#ffffff"/>
${body}${legend(results, tile.width * across - 8)}
<text x="${frame.left}" y="${size.height - 14}" fill="#595959">${foot}</text>
</svg>
`;
}

function draw({ error, title, label }, { results, seconds, machine }) {
  const x0 = frame.left;
  const runs = results.filter((run) => !run.diverged && run[error] <= worst);
  const x = axis(runs.map(({ median }) => median), x0, x0 + frame.width);
  const y = axis(runs.map((run) => run[error]), frame.top + frame.height, frame.top);
  const at = (run) => `${round(x.at(run.median))},${round(y.at(run[error]))}`;
  const bottom = frame.top + frame.height;
  const grid = [
    ...x.decades.map((e) => `<path d="M${round(x.at(10 ** e))},${frame.top}V${bottom}"/>`),
    ...y.decades.map((e) => `<path d="M${x0},${round(y.at(10 ** e))}H${x0 + frame.width}"/>`),
  ].join("");
  const numbers = [
    ...x.decades.map((e) => `<text x="${round(x.at(10 ** e))}" y="${bottom + 18}" text-anchor="middle">${plain(e)}</text>`),
    ...y.decades.map((e) => `<text x="${x0 - 8}" y="${round(y.at(10 ** e) + 4)}" text-anchor="end">${power(e)}</text>`),
  ].join("");
  const lines = series(runs).map(({ dial, members }) => {
    const dashes = dial === "substeps" ? ' stroke-dasharray="5 4"' : "";
    const { color } = styles[styleOf(members[0])];
    return `<path d="M${members.map(at).join("L")}" fill="none" stroke="${color}" stroke-width="1.3"${dashes}/>`;
  });
  const marks = runs.map((run) => mark(styleOf(run), at(run), run.setting.default || run.engine === "ours"));
  return `<text x="${x0}" y="26" font-size="16" font-weight="600">${title}</text>
<text x="${x0}" y="46" fill="#595959">${seconds} s at 1/60 s; ${machine.cpu}, Node ${machine.node}, ${machine.date}</text>
<g stroke="#dedede">${grid}</g><rect x="${x0}" y="${frame.top}" width="${frame.width}" height="${frame.height}" fill="none" stroke="#8a8a8a"/>
${numbers}
<text x="${x0 + frame.width / 2}" y="${bottom + 40}" text-anchor="middle">time per step, ms (median)</text>
<text transform="translate(${x0 - 52},${frame.top + frame.height / 2}) rotate(-90)" text-anchor="middle">${label}</text>
${lines.join("")}
${marks.join("")}
`;
}

/** A logarithmic axis over whole decades that hold all values; `from` and `to` in pixels. */
function axis(values, from, to) {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.ceil(Math.log10(Math.max(...values)));
  const every = Math.ceil((last - first) / 12);
  return {
    at: (value) => from + ((Math.log10(value) - first) / (last - first)) * (to - from),
    decades: Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((e) => (e - last) % every === 0),
  };
}

/** Runs of one engine that differ in one dial only, in the order of that dial. */
function series(runs) {
  const found = new Map();
  for (const dial of ["iterations", "internal", "substeps"]) {
    for (const run of runs) {
      const { [dial]: value, default: usual, only, ...others } = run.setting;
      if (value === undefined) continue;
      const key = JSON.stringify([run.engine, dial, others]);
      if (!found.has(key)) found.set(key, { dial, members: [] });
      found.get(key).members.push(run);
    }
  }
  const lines = [...found.values()].filter(({ members }) => members.length > 1);
  for (const { dial, members } of lines) members.sort((a, b) => [a.setting[dial]].flat()[0] - [b.setting[dial]].flat()[0]);
  return lines;
}

function legend(results, x) {
  const names = Object.keys(styles).filter((name) => results.some((run) => styleOf(run) === name));
  return names
    .map((name, i) => `${mark(name, `${x + 6},${frame.top + 10 + 24 * i}`, true)}<text x="${x + 20}" y="${frame.top + 14 + 24 * i}">${name}</text>`)
    .join("");
}

function mark(style, place, filled) {
  const { color, mark } = styles[style];
  return `<path transform="translate(${place})" d="${mark}" fill="${filled ? color : "#ffffff"}" stroke="${color}" stroke-width="1.3"/>`;
}

function plain(exponent) {
  return String(Number((10 ** exponent).toPrecision(1)));
}

function power(exponent) {
  return `10<tspan dy="-5" font-size="10">${String(exponent).replace("-", "−")}</tspan>`;
}

function round(pixels) {
  return Math.round(pixels * 10) / 10;
}
