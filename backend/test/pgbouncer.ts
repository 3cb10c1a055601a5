import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

/** A real pgbouncer in transaction mode in front of a server: each transaction may run in another session. */
export async function startPgbouncer(program: string, target: URL) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const user = decodeURIComponent(target.username);
  const password = decodeURIComponent(target.password);
  const settings = `[databases]
* = host=${target.hostname} port=${target.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = 20
ignore_startup_parameters = extra_float_digits
`;
  await writeFile(path.join(folder, 'pgbouncer.ini'), settings);
  await writeFile(path.join(folder, 'users'), `"${user}" "${password}"\n`);
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const runsAs = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, [...runsAs, path.join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = once(child, 'close');
  let text = '';
  for await (const piece of child.stderr.setEncoding('utf8')) {
    text += piece;
    if (text.includes('process up')) break;
  }
  if (!text.includes('process up')) throw new Error(`pgbouncer did not start:\n${text}`);
  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    async close(): Promise<void> {
      child.kill('SIGTERM');
      await exit;
      await rm(folder, { recursive: true });
    },
  };
}
