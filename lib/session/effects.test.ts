import { expect, jest, test } from '@jest/globals';
import type { CallRow } from '@/contract/calls';
import { applyEffect } from './effects';

jest.mock('server-only', () => ({}));

test('a password renewed by the link of a mail neither signs in nor ends a session', async () => {
  const row = { effect: 'renew', token: 'any-session' } as CallRow;
  const envelope = { codigo: 0, mensaje: 'ok', datos: { token: null, nombre: null }, idPeticion: 'prueba' } as const;
  const { envelope: answer, cookies } = await applyEffect(row, 'executive', 200, envelope);
  expect(cookies).toEqual([]);
  expect(answer.codigo).toBe(0);
  expect(answer.datos).toEqual({ nombre: null });
});
