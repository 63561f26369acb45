// How Chromium is started: no sandbox (containers), no picture processor, no talk with anybody.
const silent = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export const launchOptions = {
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", ...silent],
};
