import { describe, expect, test } from '@jest/globals';
import { readMailConfig } from './mail-config.ts';

const good = { SMTP_URL: 'smtps://shop:secret@mail.example', MAIL_FROM: 'Velia <hola@velia.example>' };

function read(env: Record<string, string>, required = true) {
  const problems: string[] = [];
  return { mail: readMailConfig({ text: (name) => env[name], problems, required }), problems };
}

test('smtps:// is TLS from the start', () => {
  expect(read(good)).toEqual({
    mail: {
      server: {
        host: 'mail.example',
        port: 465,
        secure: true,
        requireTLS: true,
        auth: { user: 'shop', pass: 'secret' },
      },
      from: { name: 'Velia', address: 'hola@velia.example' },
    },
    problems: [],
  });
});

test.each([
  ['smtp://mail.example', { port: 587, secure: false, requireTLS: false, auth: undefined }],
  ['smtp://mail.example:25/?requireTLS=true', { port: 25, secure: false, requireTLS: true, auth: undefined }],
  ['smtp://a%40b.example:p%3Aw%25@mail.example', { requireTLS: true, auth: { user: 'a@b.example', pass: 'p:w%' } }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
])('%s: TLS is required if the address says so or has a password', (SMTP_URL, expected) => {
  expect(read({ ...good, SMTP_URL }).mail?.server).toMatchObject(expected);
});

test('the sender may have a comma in its name, in quotes or without', () => {
  for (const name of ['"Velia Moda Íntima, S.L."', 'Velia Moda Íntima, S.L.'])
    expect(read({ ...good, MAIL_FROM: `${name} <hola@velia.example>` }).mail?.from).toEqual({
      name: 'Velia Moda Íntima, S.L.',
      address: 'hola@velia.example',
    });
});

describe('if mail has to be sent', () => {
  test('the mail server and the sender are both required', () => {
    expect(read({}).problems).toEqual([expect.stringContaining('SMTP_URL'), expect.stringContaining('MAIL_FROM')]);
  });

  test.each([
    'mail.example:587',
    'https://shop:hush@mail.example',
    'smtp://',
    'smtp://shop@mail.example',
    'smtp://:hush@mail.example',
    'smtp://shop:hu%sh@mail.example',
    'smtp://shop:hush@mail.example/inbox',
    'smtp://shop:hush@mail.example?requireTLS=no',
    'smtp://shop:hush@mail.example?ignoreTLS=true',
    'smtp://shop:hush@mail.example:99999',
  ])('%s is refused, and no password is repeated', (SMTP_URL) => {
    const { mail, problems } = read({ ...good, SMTP_URL });
    expect(mail).toBeNull();
    expect(problems).toEqual([expect.stringMatching(/^SMTP_URL must be (?!.*(hush|hu%sh))/)]);
  });

  test.each([
    'hola@velia.example',
    '<hola@velia.example>',
    'Velia <hola>',
    'Velia <hola@velia.example>, Otra <otra@velia.example>',
    'Velia\nBcc: eve@evil.example <hola@velia.example>',
  ])('%j is no sender', (MAIL_FROM) => {
    const { mail, problems } = read({ ...good, MAIL_FROM });
    expect(mail).toBeNull();
    expect(problems).toEqual([expect.stringContaining('MAIL_FROM must be')]);
  });
});

test('elsewhere the mail server may be missing, and there is a default sender', () => {
  expect(read({}, false)).toEqual({ mail: null, problems: [] });
  expect(read({ SMTP_URL: 'smtp://127.0.0.1:4125' }, false).mail?.from).toEqual({
    name: 'Velia',
    address: 'hola@velia.example',
  });
});
