// uPlot without axes of dates, its own number texts, legends and shapes of curves: ticks, labels, readouts and curves are ours
// (src/plots/chart.ts). It is several kB less of the first load, and the first use of Intl takes tens of milliseconds on a slow computer.
import type { Plugin } from "vite";

const replaced: readonly (readonly [from: string, to: string])[] = [
  ["const numFormatter = new Intl.NumberFormat(domEnv ? nav.language : 'en-US');", ""],
  ["const fmtNum = val => numFormatter.format(val);", "const fmtNum = String;"],
  ["const localTz = new Intl.DateTimeFormat().resolvedOptions().timeZone;", "const localTz = '';"],
  // Axes of dates.
  ["let isTime = sc.time;", ""],
  ["let isTime = mode == 1 && scales[s.scale].time;", ""],
  ["isTime", "false"],
  ["const [ timeIncrsMs, _timeAxisStampsMs, timeAxisSplitsMs ] = genTimeStuffs(1);", ""],
  ["const [ timeIncrsS,  _timeAxisStampsS,  timeAxisSplitsS  ] = genTimeStuffs(1e-3);", ""],
  ["const _tzDate  = (opts.tzDate || (ts => new Date(round(ts / ms))));", ""],
  ["const _fmtDate = (opts.fmtDate || fmtDate);", ""],
  ["const _timeAxisSplits = (ms == 1 ? timeAxisSplitsMs(_tzDate) : timeAxisSplitsS(_tzDate));", ""],
  [
    "const _timeAxisVals   = timeAxisVals(_tzDate, timeAxisStamps((ms == 1 ? _timeAxisStampsMs : _timeAxisStampsS), _fmtDate));",
    "",
  ],
  ["const _timeSeriesVal  = timeSeriesVal(_tzDate, timeSeriesStamp(_timeSeriesStamp, _fmtDate));", ""],
  [".map(slice3)", ""],
  ["uPlot.fmtDate = fmtDate;", ""],
  ["uPlot.tzDate  = tzDate;", ""],
  ["const showLegend = legend.show;", "const showLegend = false;"],
  // Shapes of curves, and tables joined by their times.
  ["(paths.stepped = stepped);", ""],
  ["(paths.bars    = bars);", ""],
  ["(paths.spline  = monotoneCubic);", ""],
  ["uPlot.join = join;", ""],
];

export function uPlotAsUsed(): Plugin {
  return {
    name: "uplot-as-used",
    transform(code, id) {
      if (!id.endsWith("/uPlot.esm.js")) return null;
      const text = replaced.reduce((before, [from, to]) => {
        if (!before.includes(from)) this.error(`uPlot reads differently, it lacks: ${from}`);
        return before.replaceAll(from, to);
      }, code);
      return { code: text, map: null };
    },
  };
}
