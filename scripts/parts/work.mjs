/** Processor time of this thread in milliseconds: what a busy machine does for others is not in it. */
export function cpuMs() {
  // Before 23.9 Node tells that of the whole process only.
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1000;
}

const text = `[${'0,'.repeat(128 * 1024)}0]`;
const times = 50;

/**
 * What parsing 256 kB of JSON costs this thread now, in milliseconds: the unit of work of the tests' limits. A slow machine
 * takes longer for both, so only more work exceeds a limit. Many at once, as systems count in steps of some milliseconds.
 */
export function parseCostMs() {
  const began = cpuMs();
  for (let time = 0; time < times; time += 1) JSON.parse(text);
  return (cpuMs() - began) / times;
}

/** Watches this thread's event loop, without keeping it awake. A test hands in a clock and a unit of its own. */
export function watchTurns({ clock = cpuMs, unit = parseCostMs } = {}) {
  let began = clock();
  let longest = 0;
  const endTurn = () => {
    const now = clock();
    longest = Math.max(longest, now - began);
    began = now;
  };
  const next = () => {
    endTurn();
    setImmediate(next).unref();
  };
  next();
  return {
    /** The work of the longest turn since this was asked last, as so many times the parsing of 256 kB of JSON. */
    takeLongest() {
      endTurn();
      const work = longest / unit();
      longest = 0;
      began = clock();
      return work;
    },
  };
}
