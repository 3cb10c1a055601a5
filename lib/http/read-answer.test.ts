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
])('X01 an envelope with %s is brought into the contract’s shape', async (_, change, expected) => {
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
])('X01 %j is not accepted as a response with data', async (body) => {
  await expect(read(body)).resolves.toBeNull();
});

const name = 'Sujetador Señorita 75 €';
const inBytes = (bytes: Buffer, type: string) =>
  readAnswer(rowOf('readContent'), new Response(bytes as BodyInit, { headers: { 'content-type': type } }));
const text = JSON.stringify(anEnvelope({ ...content, pantalla: name }));
/** In windows-1252: the euro sign is the one character here that ISO-8859-1 does not have at that place. */
const western = Buffer.from(text.replace('€', '\x80'), 'latin1');

test.each([
  ['its own charset', western, 'application/json; charset=windows-1252'],
  ['the charset that browsers take for it', western, 'application/json;charset="ISO-8859-1"'],
  ['no charset, and bytes that are no UTF-8', western, 'application/json'],
  ['UTF-8', Buffer.from(text), 'application/json; charset=utf-8'],
  ['no charset', Buffer.from(text), 'application/json'],
])('the characters of a response in %s are decoded', async (_, bytes, type) => {
  await expect(inBytes(bytes, type)).resolves.toMatchObject({ envelope: { datos: { pantalla: name } } });
});

test('bytes that are not valid in the charset of the response make it unreadable', async () => {
  await expect(inBytes(western, 'application/json; charset=utf-8')).resolves.toBeNull();
  await expect(inBytes(western, 'application/json; charset=unheard-of')).resolves.toBeNull();
});

test('a 401 without a body to a call with a token means that the session has ended', async () => {
  const answer = await readAnswer(rowOf('readOrderInHand'), new Response('', { status: 401 }));
  expect(answer).toMatchObject({ status: 401, envelope: { codigo: 1, mensaje: 'error.signedOut' } });
});

test.each(['expired', 'Token expired', 'TOKEN_EXPIRED', 'La sesión ha caducado', 'JWT inválido'])(
  '"%s" with 200 and code 1 ends the session',
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
  '"%s" does not end the session',
  async (mensaje) => {
    const body = anEnvelope(null, { codigo: 1, mensaje });
    await expect(read(body, 200, 'readOrderInHand')).resolves.toMatchObject({ status: 200, envelope: { mensaje } });
  },
);

test.each([401, 403, 404, 405, 501])(
  'a call of our own that is answered %i is missing in this backend',
  async (status) => {
    const answer = await readAnswer(rowOf('listReviews'), new Response('?', { status }));
    expect(answer).toMatchObject({ status: 404, envelope: { mensaje: 'error.absent' } });
  },
);

test('a 404 without an envelope to a call of the specification is not "no data"', async () => {
  await expect(readAnswer(rowOf('readProduct'), new Response('?', { status: 404 }))).resolves.toBeNull();
});
