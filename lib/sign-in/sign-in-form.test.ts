import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { passwordMaxLength, userMaxLength } from '@/contract/rules';
import { SignInRequestSchema } from '@/contract/session/schemas';
import { toSignInWire } from './session-mutations';
import { signInForm } from './sign-in-form';

const wire = (values: unknown) => Value.Check(SignInRequestSchema, values);
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 140 }),
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.constantFrom(
    '',
    ' ',
    '\t',
    '\u00a0',
    '\u200b',
    '😀'.repeat(99),
    'x'.repeat(100),
    'x'.repeat(101),
    'x'.repeat(128),
    'x'.repeat(129),
  ),
);

test('V10 every value that the sign-in form accepts is valid in the contract', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, async (user, password) => {
      const values = await signInForm.validate({ user, password }).catch(() => null);
      if (values) expect(wire(toSignInWire(values))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('V10 a value that is too long for the contract is reported before anything is sent', async () => {
  const problem = (user: string, password: string) =>
    signInForm.validate({ user, password }, { abortEarly: false }).then(
      () => [],
      ({ inner }) => inner.map((each: { path: string; message: string }) => `${each.path} ${each.message}`),
    );
  await expect(problem('', '')).resolves.toEqual(['user required', 'password required']);
  await expect(problem('x'.repeat(userMaxLength + 1), 'x'.repeat(passwordMaxLength + 1))).resolves.toEqual([
    'user tooLong',
    'password tooLong',
  ]);
  await expect(problem('x'.repeat(userMaxLength), 'x'.repeat(passwordMaxLength))).resolves.toEqual([]);
});

test('the user name is trimmed and the password is not', async () => {
  await expect(signInForm.validate({ user: '  lucia@velia.example ', password: ' with spaces ' })).resolves.toEqual({
    user: 'lucia@velia.example',
    password: ' with spaces ',
    stay: false,
  });
  await expect(signInForm.validate({ user: '   ', password: 'x' })).rejects.toThrow('required');
});
