import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { atEnd, Problem, throwIfEnding } from './shutdown.mjs';

/** Longer than our servers take to finish requests and to close the database. */
const patience = 15_000;
const tailLines = 25;

/**
 * Starts a process. Its output goes directly into the file `log`, so that a line is written before the response that it
 * belongs to, or into this terminal with `show`. Otherwise it is kept, and printed after the name with `prefix`.
 */
export function start(name, command, args, { log, show, prefix, stopSignal = 'SIGTERM', ...options } = {}) {
  throwIfEnding();
  const file = log && openSync(log, 'w', 0o600);
  const output = file ?? (show ? 'inherit' : 'pipe');
  // Each child leads its own process group, so that its children end with it and Ctrl-C reaches only this script.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', output, output] });
  if (file) closeSync(file);
  let kept = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      kept += text;
      if (prefix) process.stdout.write(text.replace(/^(?=.)/gm, `${name.padEnd(10)} | `));
    });
  }
  const exited = new Promise((resolve) => {
    child.on('error', (failure) => resolve({ code: 127, signal: null, failure }));
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const signalGroup = (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      child.kill(signal);
    }
  };
  const killGroup = () => signalGroup('SIGKILL');
  const stop = atEnd(async () => {
    signalGroup(stopSignal);
    const timer = setTimeout(killGroup, patience);
    await exited;
    clearTimeout(timer);
  }, killGroup);
  const readOutput = () => (log ? readFileSync(log, 'utf8') : kept);
  return {
    name,
    pid: child.pid,
    exited,
    stop,
    output: readOutput,
    tail: () => readOutput().trimEnd().split('\n').slice(-tailLines).join('\n'),
  };
}

/** Runs a process to its end; resolves with its exit code and output, whatever the code is. */
export async function run(name, command, args, options) {
  const started = start(name, command, args, options);
  const { code, failure } = await started.exited;
  await started.stop();
  if (failure) throw new Problem(`${name} could not be started: ${failure.message}`);
  throwIfEnding();
  return { code: code ?? 1, output: started.output(), tail: started.tail() };
}

/** Runs a process that has to succeed. */
export async function runWell(name, command, args, options) {
  const done = await run(name, command, args, options);
  if (done.code !== 0) throw new Problem(`${name} failed with exit code ${done.code}:\n\n${done.tail}`);
  return done;
}
