import './kit/node-version.ts';

/** Freed blocks of this size and more are returned to the system. */
const threshold = '131072';

/*
 * By default glibc raises that threshold to 32 MB, and then each thread that ever made a picture keeps its memory
 * (ADR 0053). glibc reads the setting at process start, so the process replaces itself once, under its own id, before
 * it does anything else. A threshold set by an operator is kept; so is a process with an IPC channel to its parent, as
 * under `--watch`, because the channel would be lost.
 */
if (process.platform === 'linux' && process.execve && !process.send && !process.env.MALLOC_MMAP_THRESHOLD_)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_MMAP_THRESHOLD_: threshold,
  });

// A dynamic import, because static ones would be loaded before the process replaces itself.
await import('./run-server.ts');
