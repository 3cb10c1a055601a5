import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wishListMax } from '@/contract/public-rules';
import { formatItems, hasWish, isWish, joinWishes, parseItems, type Wish, withoutWishes } from './wish-list-rules';

const aWish = (reference: string, colour = '001'): Wish => ({ reference, colour });

test('F021 a shared list is read from its address in order', () => {
  const wishes = [aWish('V1042'), aWish('V2210', '014'), aWish('V1042', '014')];
  expect(formatItems(wishes)).toBe('V1042.001,V2210.014,V1042.014');
  expect(parseItems(formatItems(wishes))).toEqual(wishes);
});

test.each([
  ['', []],
  [',,,', []],
  ['V1042', []],
  ['V1042.', []],
  ['.001', []],
  ['V1042.001.85B', []],
  ['V1042.001,V22', [aWish('V1042')]],
  [' V1042.001 , V1042.001', [aWish('V1042')]],
  ['<script>.001,V1042.%00', []],
  [`${'x'.repeat(21)}.001`, []],
])('F021 invalid parts of the address %j are dropped', (text, wishes) => {
  expect(parseItems(text)).toEqual(wishes);
});

test('F021 N22 an address of a list contains styles and colours and nothing else', () => {
  expect(parseItems('V1042.001.85B,V1042.001-85B?size=85B')).toEqual([]);
  expect(formatItems([{ ...aWish('V1042'), size: '85B' }])).toBe('V1042.001');
});

const anyWish = fc.record({
  reference: fc.stringMatching(/^[0-9A-Za-z-]{1,20}$/),
  colour: fc.stringMatching(/^[0-9A-Za-z_-]{1,20}$/),
});
const anyList = fc.uniqueArray(anyWish, { selector: (wish) => formatItems([wish]), maxLength: wishListMax });

test('F021 any list is unchanged by formatting and parsing, and any text gives a list within the limits', () => {
  fc.assert(fc.property(anyList, (wishes) => expect(parseItems(formatItems(wishes))).toEqual(wishes)));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.constantFrom('V1.1', ',', '.', 'x')).map((all) => all.join('')),
      ),
      (text) => {
        const wishes = parseItems(text);
        expect(wishes.every(isWish)).toBe(true);
        expect(wishes.length).toBeLessThanOrEqual(wishListMax);
      },
    ),
  );
});

test('F019 F020 two lists are merged without duplicates, the first one whole, within the limit', () => {
  fc.assert(
    fc.property(anyList, anyList, (mine, theirs) => {
      const joined = joinWishes(mine, theirs);
      expect(joined.slice(0, mine.length)).toEqual(mine);
      expect(new Set(joined.map((wish) => formatItems([wish]))).size).toBe(joined.length);
      expect(joined.length).toBe(Math.min(wishListMax, mine.length + withoutWishes(theirs, mine).length));
      expect(joined.every((wish) => hasWish(mine, wish) || hasWish(theirs, wish))).toBe(true);
    }),
  );
});
