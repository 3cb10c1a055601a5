import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { openSink, refusal, type Sink } from '../../test/mail-sink.ts';
import { readConfig } from '../kit/config.ts';
import type { Mail } from '../kit/outbox.ts';
import { PermanentFailure } from '../kit/permanent-failure.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';

const ana = 'ana@example.com';
const letter: Mail = { to: ana, subject: 'Tu pedido', text: 'Hola, Ana:\n\nGracias.' };

let leftovers: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of leftovers.reverse()) await clear();
  leftovers = [];
});

async function aSink(options: Parameters<typeof openSink>[0] = {}): Promise<Sink> {
  const sink = await openSink(options);
  leftovers.push(sink.close);
  return sink;
}

function transportTo(url: string): MailTransport {
  const { mail } = readConfig({ NODE_ENV: 'test', SMTP_URL: url, MAIL_FROM: 'Velia, S.L. <hola@velia.example>' });
  if (!mail) throw new Error('no mail server');
  const transport = createMailTransport(mail);
  leftovers.push(transport.close);
  return transport;
}

async function failureOf(sending: Promise<void>): Promise<Error> {
  try {
    await sending;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('it was sent');
}

test('a mail is sent with its sender, its text and HTML parts and an id that stays the same', async () => {
  const sink = await aSink();
  const transport = transportTo(sink.url);
  const html = '<!doctype html>\n<p>Hola, <b>Ana</b>: <a href="https://shop.example/a?b=1&amp;c=2#d">aquí</a></p>\n';
  const text = `Hola, Ana:\n\n  Un espacio, y una línea larga ${'muy '.repeat(40)}\n-- \nhttps://shop.example/a?b=1&c=2#d`;
  for (let time = 0; time < 2; time += 1) await transport.send({ ...letter, text, html }, 'job-1');
  const [first, second] = await sink.received(2);
  expect(first?.sender).toBe('hola@velia.example');
  expect(first?.recipients).toEqual([ana]);
  expect(first?.mail.from?.value).toEqual([{ name: 'Velia, S.L.', address: 'hola@velia.example' }]);
  expect(first?.mail.text?.trimEnd()).toBe(text);
  expect(first?.mail.html).toBe(html);
  expect(first?.mail.headers.get('auto-submitted')).toBe('auto-generated');
  expect([first, second].map((arrival) => arrival?.mail.messageId)).toEqual(Array(2).fill('<job-1@velia.example>'));
});

test('a mail’s own headers are kept: reply address, unsubscribe link, written by a person', async () => {
  const sink = await aSink();
  const leave = `https://shop.example/validation/newsletter/send?leave=${'t'.repeat(200)}`;
  const headers = { 'Reply-To': 'care@velia.example', 'List-Unsubscribe': `<${leave}>`, 'Auto-Submitted': 'no' };
  await transportTo(sink.url).send({ ...letter, headers }, 'job-1');
  const [arrival] = await sink.received(1);
  expect(arrival?.mail.replyTo?.value).toMatchObject([{ address: 'care@velia.example' }]);
  expect(arrival?.mail.headers.get('auto-submitted')).toBe('no');
  expect(arrival?.raw.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${leave}>`);
});

describe('typed text never becomes a header or a recipient', () => {
  const injected = 'x\r\nBcc: eve@evil.example\r\nX-Evil: yes\r\n\r\nbody';

  test('in a subject, a text, a header', async () => {
    const sink = await aSink();
    const mail = { ...letter, subject: injected, text: `${injected}\r\n.\r\nMAIL FROM:<eve@evil.example>` };
    await transportTo(sink.url).send({ ...mail, headers: { 'Reply-To': ana, 'X-Topic': injected } }, 'job-1');
    const [arrival, ...more] = await sink.received(1);
    expect(more).toEqual([]);
    expect(arrival?.recipients).toEqual([ana]);
    expect(arrival?.mail.bcc).toBeUndefined();
    expect(arrival?.mail.headers.has('x-evil')).toBe(false);
    expect(arrival?.mail.subject).toContain('Bcc: eve@evil.example');
    expect(arrival?.mail.text).toContain('MAIL FROM:<eve@evil.example>');
  });

  test.each([
    `${ana}\r\nBcc: eve@evil.example`,
    `${ana}\r\nRCPT TO:<eve@evil.example>`,
    `${ana}> <eve@evil.example`,
    '',
  ])('a mail to %j is not sent and not retried', async (to) => {
    const sink = await aSink();
    const failure = await failureOf(transportTo(sink.url).send({ ...letter, to }, 'job-1'));
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(sink.arrivals).toEqual([]);
  });

  test('two addresses in one field are refused for good', async () => {
    const sink = await aSink({ onRcptTo: (_address, _session, done) => done(refusal(550, '5.1.3 bad address')) });
    const failure = await failureOf(transportTo(sink.url).send({ ...letter, to: `${ana}, eve@evil.example` }, 'job-1'));
    expect(failure).toBeInstanceOf(PermanentFailure);
  });
});

describe('a mail that did not leave', () => {
  const refusing = (command: 'onMailFrom' | 'onRcptTo', code: number, text: string) => ({
    [command]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refusal(code, text)),
  });

  test.each([
    ['a mailbox that does not exist', 550, `5.1.1 <${ana}>: unknown`, true],
    ['a closed mailbox', 552, '5.2.2 mailbox full', true],
    ['a mailbox refused without a reason', 550, 'no', true],
    ['a mailbox that is temporarily closed', 450, `4.2.0 <${ana}>: greylisted`, false],
    ['a server that does not know us', 554, `5.7.1 <${ana}>: relay access denied`, false],
    ['a server that requires a password first', 530, 'authentication required', false],
    ['a server that refuses the sender at the recipient', 550, '5.1.8 sender address rejected', false],
    ['a server that refuses our name at the recipient', 504, '5.5.2 helo command rejected', false],
    ['a server whose quota is used up', 550, '5.4.5 daily quota exceeded', false],
  ])('%s: %i %s is permanent: %p', async (_what, code, text, last) => {
    const sink = await aSink(refusing('onRcptTo', code, text));
    const failure = await failureOf(transportTo(sink.url).send(letter, 'job-1'));
    expect(failure instanceof PermanentFailure).toBe(last);
    expect(failure.message).toContain(String(code));
    expect(JSON.stringify([failure.message, failure.stack, failure.cause, { ...failure }])).not.toContain(ana);
  });

  test('a server’s objection to the sender or the mail can be fixed by the operator, so it is retried', async () => {
    const sender = await aSink(refusing('onMailFrom', 550, '5.1.8 sender not allowed'));
    const content = await aSink({
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(554, `5.6.0 <${ana}> no`))),
    });
    for (const { url } of [sender, content]) {
      const failure = await failureOf(transportTo(url).send(letter, 'job-1'));
      expect(failure).not.toBeInstanceOf(PermanentFailure);
      expect(failure.message).not.toContain(ana);
    }
  });

  test('an unreachable mail server is a temporary failure that keeps its error code', async () => {
    const sink = await openSink();
    await sink.close();
    const failure = await failureOf(transportTo(sink.url).send(letter, 'job-1'));
    expect(failure).toMatchObject({ code: 'ECONNREFUSED' });
    expect(failure).not.toBeInstanceOf(PermanentFailure);
  });

  test('a server that hangs up is retried', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    leftovers.push(() => server.close());
    await new Promise((listening) => server.once('listening', listening));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const failure = await failureOf(transportTo(`smtp://127.0.0.1:${port}`).send(letter, 'job-1'));
    expect(failure).not.toBeInstanceOf(PermanentFailure);
  });
});
