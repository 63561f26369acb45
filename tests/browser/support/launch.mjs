// How Chromium is started: no sandbox (containers), no picture processor, no talk with anybody.
const silent = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export const launchOptions = {
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", ...silent],
};

/** How long anything is waited for, ms: a busy machine may be very slow; nothing is measured in time. */
export const patience = 30_000;
