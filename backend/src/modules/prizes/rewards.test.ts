import { describe, expect, test } from '@jest/globals';
import { toRewardPreview } from './prizes.mapper.ts';
import type { Level, Prize } from './prizes.repository.ts';
import { pickArticlesForPrize, previewRewards, type RewardArticle } from './rewards.ts';

const name = (text: string) => ({ es: text, en: text, de: text });
const levels: Level[] = [
  { code: 'INICIO', name: name('Inicio'), pointsFrom: 0, benefits: [] },
  { code: 'PLATA', name: name('Plata'), pointsFrom: 500, benefits: [] },
  { code: 'ORO', name: name('Oro'), pointsFrom: 1500, benefits: [] },
];
const aPrize = (code: string, points: number, more: Partial<Prize> = {}): Prize => ({
  code,
  name: name(code),
  description: name(code),
  points,
  levelCode: null,
  soldOut: false,
  picture: null,
  ...more,
});
const anArticle = (code: string, points: number, cents = points * 100): RewardArticle => ({
  code,
  reference: code,
  name: code,
  cents,
  points,
});
const preview = (before: number, earned: number, prizes: Prize[], candidates: RewardArticle[] = []) =>
  toRewardPreview(previewRewards({ before, earned, levels, prizes }, candidates), 'es');

describe('N12 F111 the effect of an order on points, level and prize', () => {
  test('from 820 to 974 points, 36 short of the prize, with the articles that would reach it', () => {
    const articles = [anArticle('A', 20), anArticle('B', 18), anArticle('C', 60)];
    expect(preview(820, 154, [aPrize('SET', 1010)], articles)).toMatchObject({
      puntosAntes: 820,
      puntosDespues: 974,
      nivelDespues: { codigo: 'PLATA' },
      nivelSiguiente: { codigo: 'ORO', faltan: 526 },
      premioSiguiente: { codigo: 'SET', puntos: 1010, faltan: 36 },
      bastarian: [{ codigo: 'C' }],
    });
  });

  test('a level is reached with exactly its points', () => {
    expect(preview(0, 499, []).nivelDespues.codigo).toBe('INICIO');
    expect(preview(0, 500, []).nivelDespues.codigo).toBe('PLATA');
    expect(preview(1499, 1, []).nivelSiguiente).toBeNull();
  });

  test('a prize that is sold out, reached already or reserved for a higher level is skipped', () => {
    const prizes = [
      aPrize('GONE', 600, { soldOut: true }),
      aPrize('HAD', 550),
      aPrize('GOLD', 700, { levelCode: 'ORO' }),
    ];
    expect(preview(560, 0, prizes).premioSiguiente).toBeNull();
    expect(preview(560, 0, [...prizes, aPrize('NEXT', 800)]).premioSiguiente).toMatchObject({
      codigo: 'NEXT',
      faltan: 240,
    });
  });

  test('without levels or prizes there is still an answer', () => {
    const preview = previewRewards({ before: 5, earned: 5, levels: [], prizes: [] }, []);
    expect(toRewardPreview(preview, 'de')).toMatchObject({
      puntosDespues: 10,
      nivelAntes: { puntosDesde: 0 },
      nivelSiguiente: null,
      bastarian: [],
    });
  });
});

test('N12 the cheapest single article that suffices is named, else the cheapest two, else none', () => {
  const codes = (missing: number, articles: RewardArticle[]) =>
    pickArticlesForPrize(missing, articles).map(({ code }) => code);
  expect(codes(40, [anArticle('A', 90), anArticle('B', 40), anArticle('C', 45, 3900)])).toEqual(['C']);
  expect(codes(40, [anArticle('A', 15), anArticle('B', 30), anArticle('C', 25), anArticle('D', 39)])).toEqual([
    'A',
    'C',
  ]);
  expect(codes(40, [anArticle('A', 15), anArticle('B', 20)])).toEqual([]);
});
