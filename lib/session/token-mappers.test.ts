import { expect, test } from '@jest/globals';
import { staffRoles } from '@/contract/codes';
import { aToken } from '@/lib/testing/factories';
import { readToken, TokenDecodingError } from './token-mappers';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('E06 S01 role, language, password flag and end are read from a token', () => {
  const exp = 2_000_000_000;
  const token = aToken({ role: 'ROLE_T', lang: 'de', passchanged: 'N', exp });
  expect(readToken(token)).toMatchObject({ role: 'ROLE_T', lang: 'de', passwordChanged: false, exp });
});

test.each([
  ['no part', ''],
  ['one part', 'abc'],
  ['two parts', 'abc.def'],
  ['four parts', `${aToken()}.more`],
  ['five parts, as an encrypted token has', 'a.b.c.d.e'],
  ['three empty parts', '..'],
  ['a middle part that is not JSON', `a.${Buffer.from('nonsense').toString('base64url')}.c`],
  ['a middle part that is not base64', 'a.%%%.c'],
  ['claims that are a list', `a.${part([])}.c`],
  ['claims that are null', `a.${part(null)}.c`],
])('X03 a token of %s is a token-decoding error', (_, token) => {
  expect(() => readToken(token)).toThrow(TokenDecodingError);
});

test.each([
  ['no role', { role: undefined }],
  ['a role that is no text', { role: 7 }],
  ['an end that is no number', { exp: 'soon' }],
  ['no end', { exp: undefined }],
  ['no password flag', { passchanged: undefined }],
  ['a password flag in lower case', { passchanged: 's' }],
  ['an actor who is a word', { actor: 'x' }],
  ['an invalid actor', { actor: {} }],
  ['an actor without an end', { actor: { sub: 'b', nombre: 'B' } }],
])('E06 X03 claims with %s are refused', (_, change) => {
  expect(() => readToken(aToken(change as never))).toThrow(TokenDecodingError);
});

test.each(staffRoles)('E06 the role %s is kept, like every role of the staff', (role) => {
  expect(readToken(aToken({ role })).role).toBe(role);
});

test('E06 optional claims may be missing, and any unknown role is a client’s', () => {
  const exp = 2_000_000_000;
  const claims = { role: 'ROLE_CLIENTE', lang: 'es_ES', passchanged: 'S', exp: String(exp) };
  const bare = { sub: undefined, sid: undefined, iat: undefined };
  expect(readToken(aToken({ ...claims, ...bare } as never))).toEqual({
    role: 'ROLE_C',
    lang: 'es',
    passwordChanged: true,
    exp,
  });
  expect(readToken(aToken({ lang: 'fr' as never }))).toMatchObject({ lang: 'es' });
});
