import { expect, test } from '@jest/globals';
import { isTransferReference, newTransferReference, normaliseTransferReference } from './transfer-reference.ts';

const characters = '0123456789ACDEFHJKMNPQRTUVWXY';
const references = Array.from({ length: 20 }, () => newTransferReference(new Date('2026-11-20T10:00:00Z')));

test('a reference is the month, then eight characters that cannot be mistaken for one another', () => {
  for (const reference of references) {
    expect(reference).toMatch(/^2611[0-9ACDEFHJKMNPQRTUVWXY]{8}$/);
    expect(isTransferReference(reference)).toBe(true);
  }
});

test('the check character finds every single wrong character', () => {
  for (const reference of references)
    for (let at = 0; at < reference.length; at += 1)
      for (const wrong of characters)
        if (wrong !== reference[at])
          expect(isTransferReference(reference.slice(0, at) + wrong + reference.slice(at + 1))).toBe(false);
});

test('the check character finds every swap of two characters', () => {
  for (const reference of references)
    for (let one = 0; one < reference.length; one += 1)
      for (let other = one + 1; other < reference.length; other += 1) {
        const swapped = [...reference];
        [swapped[one], swapped[other]] = [reference.charAt(other), reference.charAt(one)];
        if (reference[one] !== reference[other]) expect(isTransferReference(swapped.join(''))).toBe(false);
      }
});

test('a reference is recognised with spaces, punctuation, lower case and look-alike characters', () => {
  const reference = '2611A04Q6H8W';
  expect(normaliseTransferReference('2611 a04q-6h8w.')).toBe(reference);
  expect(normaliseTransferReference('26lI AO4Q G HBW')).toBe('2611A04Q6H8W');
  expect(isTransferReference('')).toBe(false);
  expect(isTransferReference(`${references[0]}0`)).toBe(false);
});
