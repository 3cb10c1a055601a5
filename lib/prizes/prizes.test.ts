import { expect, test } from '@jest/globals';
import { type Club, nextGoals } from './prizes';

const prize = (name: string, points: number, level: string | null = null, isGone = false) => ({
  ...{ code: name, name, description: '', points, level, isGone },
});
const level = (name: string, pointsFrom: number) => ({ code: name, name, pointsFrom, benefits: [] });
const club: Club = {
  levels: [level('Plata', 500), level('Oro', 1500)],
  prizes: [prize('taza', 300), prize('bolso', 400, null, true), prize('bata', 600), prize('viaje', 700, 'Oro')],
};

test.each([
  [0, [], ['taza', 300], ['Plata', 500]],
  [300, ['taza'], ['bata', 300], ['Plata', 200]],
  [600, ['taza', 'bata'], null, ['Oro', 900]],
  [1500, ['taza', 'bata', 'viaje'], null, null],
])(
  'C018 with %i points the reached prizes, the next prize of the executive’s levels and the next level are shown',
  (points, ...way) => {
    const { reached, next, level: higher } = nextGoals(points, club);
    const said = (one: { name: string; missing: number } | null) => one && [one.name, one.missing];
    expect([reached.map(({ name }) => name), said(next), said(higher)]).toEqual(way);
  },
);

test('C018 without levels and prizes nothing is promised', () => {
  expect(nextGoals(100, { levels: [], prizes: [] })).toEqual({ reached: [], next: null, level: null });
});
