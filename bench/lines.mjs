import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { atEnd } from '../scripts/parts/shutdown.mjs';

/** A process with a line-based protocol on stdin and stdout. */
export async function spawnLines(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('close', resolve));
  const stop = atEnd(
    async () => {
      child.stdin.end();
      await exited;
    },
    () => child.kill('SIGKILL'),
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    write: (text) => child.stdin.write(`${text}\n`),
    /** The next line with this beginning. */
    async line(beginning) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`${args.join(' ')} ended before it said "${beginning}"`);
        if (value.startsWith(beginning)) return value;
      }
    },
    stop,
  };
}
