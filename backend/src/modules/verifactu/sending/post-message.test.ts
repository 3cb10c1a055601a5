import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls, { type TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verifactuSettings } from '../../../../test/verifactu.ts';
import { postMessage } from './post-message.ts';

const trusted = tls.getCACertificates();
const openssl = (...args: string[]) => promisify(execFile)('openssl', args);

let folder = '';
const file = (name: string) => path.join(folder, name);
let server: https.Server;
let answer: { status: number; text: string } = { status: 200, text: '<ok/>' };
const heard: { holder: string | undefined; body: string; type: string | undefined }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'verifactu-tls-'));
  for (const [name, subject] of [
    ['server', '/CN=localhost'],
    ['client', '/CN=Velia'],
  ] as const) {
    const files = ['-keyout', file(`${name}.key`), '-out', file(`${name}.pem`)];
    const made = ['-subj', subject, '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
    await openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made, ...files);
  }
  const into = ['-inkey', file('client.key'), '-in', file('client.pem'), '-out', file('client.pfx')];
  await openssl('pkcs12', '-export', ...into, '-passout', 'pass:secret word');
  const cert = await readFile(file('server.pem'), 'utf8');
  tls.setDefaultCACertificates([...trusted, cert]);
  server = https.createServer(
    {
      ...{ cert, key: await readFile(file('server.key')), ca: await readFile(file('client.pem')) },
      ...{ requestCert: true, rejectUnauthorized: true },
    },
    async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const holder = (request.socket as TLSSocket).getPeerCertificate().subject.CN;
      heard.push({
        holder: String(holder),
        body: Buffer.concat(parts).toString(),
        type: request.headers['content-type'],
      });
      response.writeHead(answer.status, answer.status === 302 ? { location: '/elsewhere' } : {}).end(answer.text);
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  tls.setDefaultCACertificates(trusted);
  server.close();
  await rm(folder, { recursive: true });
});

type Certificate = { file: string; keyFile: string | null; password: string | null };
const post = (certificate: Certificate | null, host = 'localhost') =>
  postMessage(
    {
      ...verifactuSettings(),
      serviceUrl: `https://${host}:${(server.address() as AddressInfo).port}/soap`,
      certificate,
    },
    '<ñ/>',
  );
const pem = () => ({ file: file('client.pem'), keyFile: file('client.key'), password: null });
const pfx = (password: string) => ({ file: file('client.pfx'), keyFile: null, password });

test('the client certificate is shown, as PEM or as PFX with its password', async () => {
  expect(await post(pem())).toBe('<ok/>');
  expect(await post(pfx('secret word'))).toBe('<ok/>');
  const sent = { holder: 'Velia', body: '<ñ/>', type: 'text/xml; charset=utf-8' };
  expect(heard).toEqual([sent, sent]);
});

test('a fault is an answer, a redirect and an outage are none', async () => {
  answer = { status: 500, text: '<fault/>' };
  expect(await post(pem())).toBe('<fault/>');
  for (const status of [302, 404, 503]) {
    answer = { status, text: 'no' };
    await expect(post(pem())).rejects.toThrow(`answered with ${status}`);
  }
});

test('nothing is sent without the certificate, with a wrong password, or to a host of another name', async () => {
  const before = heard.length;
  await expect(post(null)).rejects.toThrow();
  await expect(post(pfx('wrong'))).rejects.toThrow();
  await expect(post({ ...pem(), file: file('absent.pem') })).rejects.toThrow('ENOENT');
  await expect(post(pem(), '127.0.0.1')).rejects.toThrow();
  expect(heard).toHaveLength(before);
});
