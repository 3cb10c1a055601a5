import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { PasswordChangeRequestSchema, RecoveryRequestSchema } from '@/contract/password/schemas';
import { changePasswordForm, newPasswordForm, recoveryForm } from './password-form';

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 140 }),
  fc.constantFrom('', ' ', '😀😃😄😁', 'abc 123!', 'x1y2'.repeat(32), 'x1y2'.repeat(33), 'velvet-Harbour-42'),
);

test('V10 every value that the password forms accept is valid in the contract', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(texts, texts, async (current, password) => {
      const link = await newPasswordForm(['carmen.vidal'])
        .validate({ password })
        .catch(() => null);
      const own = await changePasswordForm([])
        .validate({ current, password })
        .catch(() => null);
      const asked = await recoveryForm.validate({ username: current }).catch(() => null);
      const token = 'a-token-of-a-test-1';
      if (link)
        expect(Value.Check(PasswordChangeRequestSchema, { ambito: 'socia', token, claveNueva: link.password })).toBe(
          true,
        );
      if (own)
        expect(
          Value.Check(PasswordChangeRequestSchema, {
            ambito: 'socia',
            claveActual: own.current,
            claveNueva: own.password,
          }),
        ).toBe(true);
      if (asked)
        expect(Value.Check(RecoveryRequestSchema, { ambito: 'cliente', usuario: asked.username, idioma: 'de' })).toBe(
          true,
        );
      if (link && own && asked) accepted += 1;
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(20);
});

test.each([
  ['short', 'passwordShort'],
  ['aaaaaaaaaa', 'weak'],
  ['Carmen.Vidal2026', 'weak'],
  ['the same as before', 'same'],
])('V10 the new password %j is %s', async (password, problem) => {
  const form = changePasswordForm(['carmen.vidal']);
  await expect(form.validate({ current: 'the same as before', password })).rejects.toThrow(problem);
});
