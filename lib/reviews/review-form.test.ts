import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { ReviewRequestSchema } from '@/contract/reviews/schemas';
import { reviewNameMaxLength, reviewTextMaxLength, reviewTitleMaxLength } from '@/contract/rules';
import { reviewForm } from './review-form';
import { fits } from './reviews-mappers';

const good = { stars: '4', fit: 'small', title: 'Firm', text: 'Holds well.', name: 'Ana', showSize: true };

const texts = (max: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: max + 10 }),
    fc.string({ unit: 'binary', maxLength: max + 10 }),
    fc.constantFrom('', ' ', '\n', 'a < b', '<3', '<b>', '</p', '<!', '\u202e', 'x'.repeat(max), 'x'.repeat(max + 1)),
    fc.constantFrom('😀'.repeat(max / 2), '😀'.repeat(max)),
  );

test('F017 every value that the review form accepts is valid in the contract', async () => {
  const values = fc.record({
    stars: fc.constantFrom('1', '2', '3', '4', '5', '0', '6', '', '4.5'),
    fit: fc.constantFrom(...fits, 'huge', ''),
    title: texts(reviewTitleMaxLength),
    text: texts(reviewTextMaxLength),
    name: fc.oneof(fc.constantFrom('Ana', ' Ana  Belén '), texts(reviewNameMaxLength)),
    showSize: fc.boolean(),
  });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(values, async (given) => {
      const read = await reviewForm.validate(given).catch(() => null);
      if (!read) return;
      accepted += 1;
      const wire = {
        ...read,
        locale: 'es',
        invitation: 'a-token-of-a-test-1',
        stars: Number(read.stars),
      };
      expect(Value.Check(ReviewRequestSchema, wire)).toBe(true);
    }),
    { numRuns: 1500 },
  );
  expect(accepted).toBeGreaterThan(20);
});

test.each([
  [{ stars: undefined }, 'stars choose'],
  [{ fit: 'huge' }, 'fit choose'],
  [{ title: '   ' }, 'title required'],
  [{ title: 'x'.repeat(reviewTitleMaxLength + 1) }, 'title tooLong'],
  [{ text: 'see <a href="x">' }, 'text plain'],
  [{ name: 'a\u202eb' }, 'name name'],
])('F017 %j is reported before anything is sent', async (change, problem) => {
  const found = await reviewForm.validate({ ...good, ...change }, { abortEarly: false }).then(
    () => [],
    ({ inner }) => inner.map((each: { path: string; message: string }) => `${each.path} ${each.message}`),
  );
  expect(found).toEqual([problem]);
});

test('F017 texts are trimmed and may contain a heart', async () => {
  const read = await reviewForm.validate({ ...good, title: '  I <3 this ' });
  expect(read.title).toBe('I <3 this');
});
