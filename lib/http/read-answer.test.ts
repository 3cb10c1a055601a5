import { expect, test } from '@jest/globals';
import { type CallRow, calls, type Verb } from '@/contract/calls/table';
import { anEnvelope } from '@/lib/testing/factories';
import { readAnswer } from './read-answer';

const rowOf = (verb: Verb) => calls.find((row) => row.verb === verb) as CallRow;
const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
const content = { pantalla: 'home', cambiado: '', bloques: [] };
const read = (body: unknown, status = 200, verb: Verb = 'readContent') =>
  readAnswer(rowOf(verb), json(body, status), 'request-9');

test.each([
  ['no idPeticion', { idPeticion: undefined }, { idPeticion: 'request-9' }],
  ['a code as text', { codigo: '0' }, { codigo: 0 }],
  ['no code', { codigo: undefined }, { codigo: 0 }],
  ['no message', { mensaje: null }, { mensaje: 'ok' }],
  ['fields that are a list', { campos: [] }, {}],
])('X01 an envelope with %s is read as the contract has it', async (_, change, expected) => {
  const answer = await read(anEnvelope(content, change));
  expect(answer).toMatchObject({ status: 200, envelope: { codigo: 0, datos: content, ...expected } });
  expect(answer?.envelope).not.toHaveProperty('campos');
});

test.each([
  [null],
  [[]],
  ['text'],
  [{}],
  [anEnvelope(content, { codigo: 9 })],
  [anEnvelope(content, { codigo: true })],
  [anEnvelope(null)],
  [anEnvelope('text')],
])('X01 %j is no answer to a question for data', async (body) => {
  await expect(read(body)).resolves.toBeNull();
});

const name = 'Sujetador Señorita 75 €';
const inBytes = (bytes: Buffer, type: string) =>
  readAnswer(rowOf('readContent'), new Response(bytes as BodyInit, { headers: { 'content-type': type } }));
const text = JSON.stringify(anEnvelope({ ...content, pantalla: name }));
/** As windows-1252 writes it: the euro sign is the one letter here that ISO-8859-1 does not have there. */
const western = Buffer.from(text.replace('€', '\x80'), 'latin1');

test.each([
  ['its own charset', western, 'application/json; charset=windows-1252'],
  ['the charset that browsers take for it', western, 'application/json;charset="ISO-8859-1"'],
  ['no charset, and bytes that are no UTF-8', western, 'application/json'],
  ['UTF-8', Buffer.from(text), 'application/json; charset=utf-8'],
  ['no charset', Buffer.from(text), 'application/json'],
])('the letters of an answer in %s are read', async (_, bytes, type) => {
  await expect(inBytes(bytes, type)).resolves.toMatchObject({ envelope: { datos: { pantalla: name } } });
});

test('letters that are not in the charset that an answer names make it none', async () => {
  await expect(inBytes(western, 'application/json; charset=utf-8')).resolves.toBeNull();
  await expect(inBytes(western, 'application/json; charset=unheard-of')).resolves.toBeNull();
});

test('a bare 401 says that nobody is signed in', async () => {
  const answer = await readAnswer(rowOf('readOrderInHand'), new Response('', { status: 401 }));
  expect(answer).toMatchObject({ status: 401, envelope: { codigo: 1, mensaje: 'error.signedOut' } });
});

test.each(['expired', 'Token expired', 'TOKEN_EXPIRED', 'La sesión ha caducado', 'JWT inválido'])(
  '"%s" with 200 and code 1 is the end of a sign-in',
  async (mensaje) => {
    const body = anEnvelope(null, { codigo: 1, mensaje });
    await expect(read(body, 200, 'readOrderInHand')).resolves.toMatchObject({
      status: 401,
      envelope: { mensaje: 'error.signedOut' },
    });
    await expect(read(body, 200, 'signIn')).resolves.toMatchObject({ status: 200, envelope: { mensaje } });
  },
);

test.each(['coupon.expired', 'error.campaign.closed', 'El cupón ha caducado'])(
  '"%s" is no end of a sign-in',
  async (mensaje) => {
    const body = anEnvelope(null, { codigo: 1, mensaje });
    await expect(read(body, 200, 'readOrderInHand')).resolves.toMatchObject({ status: 200, envelope: { mensaje } });
  },
);

test.each([401, 403, 404, 405, 501])(
  'a call of ours that is answered %i is one that this backend has not',
  async (status) => {
    const answer = await readAnswer(rowOf('listReviews'), new Response('?', { status }));
    expect(answer).toMatchObject({ status: 404, envelope: { mensaje: 'error.absent' } });
  },
);

test('a stray 404 of a call of the specification is not "there is none"', async () => {
  await expect(readAnswer(rowOf('readProduct'), new Response('?', { status: 404 }))).resolves.toBeNull();
});
