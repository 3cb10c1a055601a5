import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const backendDir = path.resolve(import.meta.dirname, '..');

export type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

/** Starts a backend entry as its own process, with nothing of our environment but the path. */
export function runEntry(entry: string, env: Record<string, string>, args: string[] = []): Run {
  const child = spawn(process.execPath, [path.resolve(backendDir, entry), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  }
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => text, exit };
}

/** Resolves once the process has written this, and fails with its output if it ends before. */
export async function written(run: Run, pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = pattern.exec(run.output());
    if (found) return found;
    const ended = await Promise.race([
      run.exit.then(() => true),
      once(run.child.stdout ?? run.child, 'data').then(() => false),
    ]);
    if (ended && !pattern.test(run.output())) throw new Error(`The process ended without ${pattern}:\n${run.output()}`);
  }
}
