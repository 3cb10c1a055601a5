import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openSink } from '../../test/mail-sink.ts';
import { readMailConfig } from '../kit/mail-config.ts';
import { createMailTransport } from './mail-transport.ts';

const letter = { to: 'ana@example.com', subject: 'Tu pedido', text: 'Gracias.' };
const trusted = tls.getCACertificates();

let certificate = { key: '', cert: '' };
beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mail-tls-'));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', keyFile, '-out', certFile];
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...name,
    ...files,
  ]);
  certificate = { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
  await rm(folder, { recursive: true });
  tls.setDefaultCACertificates([...trusted, certificate.cert]);
});
afterAll(() => tls.setDefaultCACertificates(trusted));

let leftovers: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of leftovers.reverse()) await clear();
  leftovers = [];
});

/** A mail server that requires a password; records each password and whether it came by TLS. */
async function aServer(options: Parameters<typeof openSink>[0]) {
  const heard: object[] = [];
  const sink = await openSink({
    ...certificate,
    allowInsecureAuth: true,
    disabledCommands: [],
    onAuth({ username, password }, { secure }, done) {
      heard.push({ username, password, secure });
      done(null, { user: username });
    },
    ...options,
  });
  leftovers.push(sink.close);
  const { port } = new URL(sink.url);
  return { sink, port, heard };
}

function send(url: string): Promise<void> {
  const text = (name: string) => ({ SMTP_URL: url, MAIL_FROM: 'Velia <hola@velia.example>' })[name];
  const mail = readMailConfig({ text, problems: [], required: true });
  if (!mail) throw new Error('no mail server');
  const transport = createMailTransport(mail);
  leftovers.push(transport.close);
  return transport.send(letter, 'job-1');
}

const byTls = { username: 'shop', password: 'p:w%', secure: true };

test('a password is sent after STARTTLS, or from the start by TLS', async () => {
  const startTls = await aServer({});
  await send(`smtp://shop:p%3Aw%25@localhost:${startTls.port}`);
  const tlsFromStart = await aServer({ secure: true });
  await send(`smtps://shop:p%3Aw%25@localhost:${tlsFromStart.port}`);
  for (const { sink, heard } of [startTls, tlsFromStart]) {
    expect(heard).toEqual([byTls]);
    expect(sink.arrivals).toHaveLength(1);
  }
});

test('without STARTTLS no password is sent, and nothing at all where the address requires TLS', async () => {
  const server = await aServer({ disabledCommands: ['STARTTLS'], authOptional: true });
  await expect(send(`smtp://shop:secret@localhost:${server.port}`)).rejects.toMatchObject({ code: 'ETLS' });
  await expect(send(`smtp://localhost:${server.port}?requireTLS=true`)).rejects.toMatchObject({ code: 'ETLS' });
  expect(server.heard).toEqual([]);
  expect(server.sink.arrivals).toEqual([]);
});

test('a certificate of another name is refused, and so is a wrong password, without repeating it', async () => {
  const server = await aServer({ onAuth: (_auth, _session, done) => done(new Error('wrong: shop p:w%')) });
  await expect(send(`smtp://shop:p%3Aw%25@127.0.0.1:${server.port}`)).rejects.toThrow('failed with');
  await expect(send(`smtp://shop:p%3Aw%25@localhost:${server.port}`)).rejects.toThrow(
    /^The mail server answered 535 at AUTH \w+\.$/,
  );
});
