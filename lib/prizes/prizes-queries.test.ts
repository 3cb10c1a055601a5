import { expect, test } from '@jest/globals';
import { consultarPremios } from '@/contract/prizes/examples';
import { toClub } from './prizes-queries';

test('C018 levels are ordered from the lowest, prizes from the nearest', () => {
  const { niveles, premios } = consultarPremios.datos;
  const [prize] = premios;
  if (!prize) throw new Error('the example has no prize');
  const nearer = { ...prize, codigo: 'PR-1', puntos: 10, nivel: 'Plata', agotado: true };
  const club = toClub({ ...consultarPremios.datos, niveles: niveles.toReversed(), premios: [prize, nearer] });
  expect(club.levels.map(({ name, pointsFrom, benefits }) => [name, pointsFrom, benefits.length])).toEqual([
    ['Plata', 500, 1],
    ['Oro', 1500, 2],
  ]);
  expect(club.prizes).toEqual([
    expect.objectContaining({ code: 'PR-1', points: 10, level: 'Plata', isGone: true }),
    expect.objectContaining({ code: 'PR-77', points: 1010, level: null, isGone: false }),
  ]);
});
