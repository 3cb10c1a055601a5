import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { atEnd, Problem, throwIfEnding } from './shutdown.mjs';

/** Longer than our servers take to finish requests and to close the database. */
const patience = 15_000;
const tailLines = 25;

/** Each child leads its own process group, so that its children end with it and Ctrl-C reaches only this script. */
function signalGroup(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/**
 * Starts a process. `log` is a file for its output, `show` passes the output on (prefixed by the name when it is
 * `'named'`); the last lines are always kept for an error message. Without `show` the output goes directly into the
 * file, so that a log line is written before the response that it belongs to.
 */
export function start(
  name,
  command,
  args,
  { env = process.env, cwd, uid, gid, log, show, stopSignal = 'SIGTERM' } = {},
) {
  throwIfEnding();
  const file = log && openSync(log, 'w', 0o600);
  const direct = file !== undefined && !show;
  const into = direct ? file : 'pipe';
  const child = spawn(command, args, { cwd, env, uid, gid, detached: true, stdio: ['ignore', into, into] });
  if (direct) closeSync(file);
  let passed = '';
  const output = () => (direct ? readFileSync(log, 'utf8') : passed);
  for (const stream of direct ? [] : [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      passed += text;
      if (file !== undefined) writeSync(file, text);
      if (show === true) process.stdout.write(text);
      if (show === 'named') process.stdout.write(text.replace(/^(?=.)/gm, `${name.padEnd(10)} | `));
    });
  }
  const exited = new Promise((resolve) => {
    child.on('error', (failure) => resolve({ code: 127, signal: null, failure }));
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const stop = atEnd(
    async () => {
      signalGroup(child, stopSignal);
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
      await exited;
      clearTimeout(timer);
      if (file !== undefined && !direct) closeSync(file);
    },
    () => signalGroup(child, 'SIGKILL'),
  );
  return {
    name,
    pid: child.pid,
    exited,
    stop,
    output,
    tail: () => output().trimEnd().split('\n').slice(-tailLines).join('\n'),
    lastLine: () => output().trimEnd().split('\n').at(-1) ?? '',
  };
}

/** Runs a process to its end; resolves with its exit code and output, whatever the code is. */
export async function run(name, command, args, options) {
  const started = start(name, command, args, options);
  const { code, signal, failure } = await started.exited;
  await started.stop();
  if (failure) throw new Problem(`${name} could not be started: ${failure.message}`);
  throwIfEnding();
  return { code: code ?? 1, signal, output: started.output(), tail: started.tail() };
}

/** Runs a process that has to succeed. */
export async function runWell(name, command, args, options) {
  const done = await run(name, command, args, options);
  if (done.code !== 0) throw new Problem(`${name} failed with exit code ${done.code}:\n\n${done.tail}`);
  return done;
}
