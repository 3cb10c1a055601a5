import { expect, test } from '@jest/globals';
import type { GiftOption } from './checkout';
import { type GiftPick, hasStock, nothingPicked, pickGift, toGiftModels } from './gift-models';

const option = (code: string, change: Partial<GiftOption> = {}): GiftOption => ({
  code,
  reference: 'V1042',
  name: 'Candela',
  colourCode: '001',
  colourName: 'Black',
  size: '85B',
  picture: null,
  priceCents: 0,
  units: 5,
  ...change,
});
const red = { colourCode: '007', colourName: 'Red' };
const brisa = { reference: 'V2210', name: 'Brisa' };
const options = [
  option('1'),
  option('2', { size: '90B', units: 0 }),
  option('3', red),
  option('4', { ...red, size: '95C' }),
  option('5', { ...brisa, size: 'M' }),
];
const outline = (all: readonly GiftOption[]) =>
  toGiftModels(all).map(({ name, colours }) => [
    name,
    colours.map((colour) => [colour.name, colour.sizes.map(({ code }) => code)]),
  ]);
const pick = (all: readonly GiftOption[], change: Partial<GiftPick>) => {
  const { model, colour, option: found } = pickGift(toGiftModels(all), { ...nothingPicked, ...change });
  return [model?.name ?? null, colour?.name ?? null, found?.code ?? null];
};

test('K08 options are grouped by style, then colour, then size, in the order in which they came', () => {
  expect(outline(options)).toEqual([
    [
      'Candela',
      [
        ['Black', ['1', '2']],
        ['Red', ['3', '4']],
      ],
    ],
    ['Brisa', [['Black', ['5']]]],
  ]);
});

test('K08 two styles of one name are told apart by their references, and without references grouped by name', () => {
  const twins = [option('1'), option('2', { reference: 'V9', size: '90B' })];
  expect(outline(twins)).toHaveLength(2);
  expect(outline(twins.map((each) => ({ ...each, reference: null })))).toEqual([['Candela', [['Black', ['1', '2']]]]]);
});

test('K08 two colours of one name stay apart', () => {
  expect(outline([option('1'), option('2', { colourCode: '002' })])).toEqual([
    [
      'Candela',
      [
        ['Black', ['1']],
        ['Black', ['2']],
      ],
    ],
  ]);
});

test.each([
  ['nothing', {}, [null, null, null]],
  ['a style', { model: 'V1042' }, ['Candela', null, null]],
  ['a style and a colour', { model: 'V1042', colour: '001' }, ['Candela', 'Black', null]],
  ['all three', { model: 'V1042', colour: '001', size: '85B' }, ['Candela', 'Black', '1']],
  ['a style with one colour and one size', { model: 'V2210' }, ['Brisa', 'Black', '5']],
  ['a size before its style', { size: '85B' }, [null, null, null]],
  ['a size that the other colour has too', { model: 'V1042', colour: '007', size: '85B' }, ['Candela', 'Red', '3']],
  ['a size that the other colour lacks', { model: 'V1042', colour: '007', size: '90B' }, ['Candela', 'Red', null]],
  ['a style that is no longer offered', { model: 'V1', colour: '001', size: '85B' }, [null, null, null]],
])('K08 picked: %s', (_, change, found) => {
  expect(pick(options, change)).toEqual(found);
});

test('K08 a single option needs no pick, and no options give none', () => {
  expect(pick([option('1')], {})).toEqual(['Candela', 'Black', '1']);
  expect(pick([], {})).toEqual([null, null, null]);
});

test('K08 a style has stock while one of its sizes has', () => {
  expect([options, options.slice(1, 2), []].map(hasStock)).toEqual([true, false, false]);
});
