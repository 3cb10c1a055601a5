import './kit/node-version.ts';

/** Blocks from this size on go back to the system when they are freed. */
const threshold = '131072';

/*
 * By itself glibc raises that size to 32 MB, and from then on keeps what pictures took for each thread that ever made
 * one (ADR 0053). It reads the setting when a process begins, so this one begins once more, under its own number, before
 * it has done anything. A size that an operator has set is left alone, and so is a process with a line to its parent, as
 * under `--watch`: that line would be lost.
 */
if (process.platform === 'linux' && process.execve && !process.send && !process.env.MALLOC_MMAP_THRESHOLD_)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_MMAP_THRESHOLD_: threshold,
  });

// Not a plain import: those are all read before anything runs, and would be read twice.
await import('./serve.ts');
