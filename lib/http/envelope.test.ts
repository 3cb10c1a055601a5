import { expect, test } from '@jest/globals';
import { anEnvelope } from '@/lib/testing/factories';
import { isEnvelope, toResult } from './envelope';

test.each([
  [0, 'none'],
  [2, 'inventory'],
  [3, 'other'],
] as const)('X01 code %i is success with the remark "%s"', (codigo, remark) => {
  const result = toResult(200, anEnvelope({ a: 1 }, { codigo, mensaje: 'note' }));
  expect(result).toEqual({ ok: true, data: { a: 1 }, remark, messageKey: 'note' });
});

test('X01 code 1 is a failure even with the HTTP status 200', () => {
  expect(
    toResult(200, anEnvelope({ a: 1 }, { codigo: 1, mensaje: 'error.invalid', campos: { a: 'required' } })),
  ).toEqual({
    ok: false,
    kind: 'invalid',
    key: 'error.invalid',
    retryable: false,
    fields: { a: 'required' },
    requestId: 'request-0001',
    retryAfter: null,
  });
});

test('X01 a success code does not make a failed status a success', () => {
  expect(toResult(500, anEnvelope({}))).toMatchObject({ ok: false, kind: 'broken' });
});

test.each([
  [400, 'invalid', false],
  [401, 'signed-out', false],
  [403, 'refused', false],
  [404, 'absent', false],
  [409, 'conflict', false],
  [410, 'absent', false],
  [413, 'invalid', false],
  [422, 'invalid', false],
  [429, 'busy', true],
  [500, 'broken', false],
  [502, 'broken', false],
  [503, 'busy', true],
] as const)('status %i is a failure of kind %s', (status, kind, retryable) => {
  expect(toResult(status, anEnvelope(null, { codigo: 1 }))).toMatchObject({ ok: false, kind, retryable });
});

test.each([
  [200, 'broken'],
  [401, 'broken'],
  [404, 'broken'],
  [429, 'busy'],
  [502, 'broken'],
  [503, 'busy'],
] as const)('a page with status %i does not come from the backend and is a failure of kind %s', (status, kind) => {
  expect(toResult(status, '<h1>page</h1>')).toMatchObject({ ok: false, kind, key: 'error.broken' });
});

test.each([
  ['30', 30],
  ['0', 0],
  [null, null],
  ['Fri, 20 Nov 2026 12:00:00 GMT', null],
])('a Retry-After of %j is %j seconds', (header, seconds) => {
  expect(toResult(503, null, header)).toMatchObject({ retryAfter: seconds });
});

test.each([
  null,
  undefined,
  'text',
  7,
  [],
  {},
  { codigo: 0 },
  anEnvelope(null, { codigo: '0' }),
  anEnvelope(null, { codigo: 4 }),
  anEnvelope(null, { codigo: 0.5 }),
  anEnvelope(null, { codigo: -1 }),
  anEnvelope(null, { mensaje: null }),
  anEnvelope(null, { idPeticion: 1 }),
])('X01 %j is no envelope and no success, even with the status 200', (body) => {
  expect(isEnvelope(body)).toBe(false);
  expect(toResult(200, body)).toMatchObject({ ok: false, kind: 'broken' });
});
