/**
 * Cleanup at the end of a script. Everything that was started or borrowed registers its release here; releases run
 * once, newest first, whether the work succeeds, fails or is interrupted. A second Ctrl-C does not wait.
 */
const releases = new Set();
let ending;

/** An expected failure: shown as a message with a remedy, without a stack. */
export class Problem extends Error {
  constructor(message, remedy) {
    super(remedy ? `${message}\nRemedy: ${remedy}` : message);
  }
}

/** `atOnce` replaces a `release` that waits when there is no time left. Returns a function that releases earlier. */
export function atEnd(release, atOnce = release) {
  const entry = { release, atOnce };
  releases.add(entry);
  return async () => {
    await release();
    releases.delete(entry);
  };
}

export const isEnding = () => ending !== undefined;

/** Called between the small steps of a long task; `main` ignores the error. */
export function throwIfEnding() {
  if (isEnding()) throw new Problem('interrupted');
}

async function releaseEverything() {
  while (releases.size > 0) {
    const entry = [...releases].at(-1);
    try {
      await entry.release();
    } catch (failure) {
      console.error(failure);
      entry.atOnce();
    }
    releases.delete(entry);
  }
}

async function end(code) {
  ending ??= releaseEverything();
  await ending;
  process.exit(code);
}

function interrupt(signal, code) {
  if (!isEnding()) {
    console.error(`\n${signal}: stopping, one moment (a second Ctrl-C does not wait).`);
    void end(code);
  } else if (signal === 'Ctrl-C') {
    // A terminal that is closed sends several other signals, of which none is impatient.
    console.error('\nStopping without waiting.');
    process.exit(code);
  }
}

/** Runs the work of a script; the number that it returns is the exit code. */
export async function main(work) {
  process.on('SIGINT', () => interrupt('Ctrl-C', 130));
  process.on('SIGTERM', () => interrupt('SIGTERM', 143));
  process.on('SIGHUP', () => interrupt('SIGHUP', 129));
  // npm passes SIGTERM to the shell in between, which dies without telling us.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && interrupt('npm is gone', 143), 500).unref();
  process.on('exit', () => {
    for (const { atOnce } of [...releases].reverse()) atOnce();
  });
  try {
    const code = (await work()) ?? 0;
    if (!isEnding()) await end(code);
  } catch (failure) {
    if (isEnding()) return;
    console.error(failure instanceof Problem ? `\n${failure.message}` : failure);
    await end(1);
  }
}
