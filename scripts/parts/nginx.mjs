import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runWell, start } from './run.mjs';
import { Problem } from './shutdown.mjs';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The nginx of this machine. */
export const findNginx = () =>
  folders.map((folder) => join(folder, 'nginx')).find((path) => spawnSync(path, ['-v']).status === 0);

/** Every change that is made to the shipped site.conf: what an operator changes too, and nothing else. */
function siteFor({ folder, port, storefront, second, backend, site }) {
  const changes = [
    ...(second
      ? [
          [/^( *)#(?=\S)/gm, '$1'],
          ['127.0.0.1:3001', second],
        ]
      : []),
    ['127.0.0.1:3000', storefront],
    ['server 127.0.0.1:4000;', `server ${backend};`],
    ['/var/cache/nginx/', `${folder}/cache/`],
    ['/var/log/nginx/', `${folder}/`],
    ['/etc/nginx/shop/', `${folder}/shop/`],
    ['/etc/letsencrypt/live/shop.example/', `${folder}/`],
    // The server that redirects http to https uses port 80, which is not available here.
    [/server \{\n {2}listen 80 [\s\S]*?\n\}\n/, ''],
    ['listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port} ssl http2 default_server;`],
    ['  listen [::]:443 ssl http2 default_server;\n', ''],
    ['server_name shop.example;', 'server_name localhost;'],
  ];
  return changes.reduce((text, [from, to]) => {
    const changed = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
    if (changed === text) throw new Error(`deploy/nginx/site.conf has no longer: ${from}`);
    return changed;
  }, site);
}

/**
 * nginx with the shipped configuration in a folder of its own, in front of a storefront, perhaps a `second` one, and a
 * backend that run (`host:port` each). `tls: false` speaks plain HTTP on the same rules, for load generators. `extra` are server blocks
 * for measurements.
 */
export async function startNginx(nginx, { folder, port, storefront, second = '', backend, tls = true, extra = '' }) {
  const shipped = 'deploy/nginx';
  mkdirSync(join(folder, 'cache'), { recursive: true });
  for (const name of ['rules.conf', 'locations.conf', 'headers.conf', 'away.html'])
    cpSync(join(shipped, name), join(folder, 'shop', name));
  const site = siteFor({
    folder,
    port,
    storefront,
    second,
    backend,
    site: readFileSync(join(shipped, 'site.conf'), 'utf8'),
  });
  if (tls) await makeCertificate(folder);
  writeFileSync(join(folder, 'site.conf'), tls ? site : withoutTls(site));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  include ${folder}/site.conf;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${extra}
}
`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  await runWell('nginx -t', nginx, [...args, '-t']);
  const server = start('nginx', nginx, [...args, '-g', 'daemon off;'], { log: join(folder, 'nginx.log') });
  const url = `${tls ? 'https' : 'http'}://localhost:${port}`;
  await untilListening(server, port);
  return { url, folder, stop: server.stop };
}

const withoutTls = (site) =>
  site.replace(/ ssl http2 default_server;/, ' default_server;').replace(/^ {2}ssl_certificate.*\n/gm, '');

async function makeCertificate(folder) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await runWell('openssl', 'openssl', ['req', '-x509', ...key, ...name, '-days', '2', ...files]);
}

async function untilListening(server, port) {
  let hasEnded = false;
  void server.exited.then(() => {
    hasEnded = true;
  });
  for (let tries = 0; tries < 100 && !hasEnded; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
  throw new Problem(`nginx did not start:\n\n${server.tail()}`);
}
