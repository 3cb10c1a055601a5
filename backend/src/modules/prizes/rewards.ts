import type { Locale } from 'contract/codes.ts';
import type { LevelWire, RewardPreviewWire } from 'contract/schemas/prizes.ts';
import { toEuros } from '../../shared/money.ts';
import type { Level, Prize } from './prizes.repository.ts';

/** An article that could be added, with the points of one piece. */
export type Candidate = { code: string; reference: string; name: string; cents: number; points: number };

type Standing = { before: number; earned: number; levels: readonly Level[]; prizes: readonly Prize[]; locale: Locale };

/** N12: what an order does to points, level and the next prize, and what would be enough for that. */
export function previewRewards(
  { before, earned, levels, prizes, locale }: Standing,
  candidates: readonly Candidate[],
): RewardPreviewWire {
  const after = before + earned;
  const prize = nextPrize(after, levels, prizes);
  const nextLevel = levels.find(({ pointsFrom }) => pointsFrom > after);
  const missing = prize ? prize.points - after : 0;
  return {
    puntosAntes: before,
    puntosDespues: after,
    nivelAntes: toLevel(levelAt(before, levels), locale),
    nivelDespues: toLevel(levelAt(after, levels), locale),
    nivelSiguiente: nextLevel ? { ...toLevel(nextLevel, locale), faltan: nextLevel.pointsFrom - after } : null,
    premioSiguiente: prize
      ? { codigo: prize.code, nombre: prize.name[locale], puntos: prize.points, faltan: missing }
      : null,
    bastarian: prize ? pickReaching(missing, candidates).map(toArticle) : [],
  };
}

const levelAt = (points: number, levels: readonly Level[]) => levels.findLast(({ pointsFrom }) => pointsFrom <= points);

/** The nearest that she has not reached, of those that her level may have. */
export function nextPrize(points: number, levels: readonly Level[], prizes: readonly Prize[]): Prize | undefined {
  const reached = new Set(levels.filter(({ pointsFrom }) => pointsFrom <= points).map(({ code }) => code));
  return prizes.find(
    (prize) => !prize.soldOut && prize.points > points && (prize.levelCode === null || reached.has(prize.levelCode)),
  );
}

/** One article that is enough, else two: the cheapest such choice. Nothing where two are not enough. */
export function pickReaching(missing: number, candidates: readonly Candidate[]): Candidate[] {
  const cents = (choice: readonly Candidate[]) => choice.reduce((sum, article) => sum + article.cents, 0);
  const cheapest = (choices: Candidate[][]) =>
    choices.reduce<Candidate[] | null>((best, one) => (best && cents(best) <= cents(one) ? best : one), null);
  const alone = candidates.filter(({ points }) => points >= missing).map((article) => [article]);
  const pairs = () =>
    candidates.flatMap((one, at) =>
      candidates.slice(at + 1).flatMap((other) => (one.points + other.points >= missing ? [[one, other]] : [])),
    );
  return cheapest(alone) ?? cheapest(pairs()) ?? [];
}

const toLevel = (level: Level | undefined, locale: Locale): LevelWire =>
  level
    ? { codigo: level.code, nombre: level.name[locale], puntosDesde: level.pointsFrom }
    : { codigo: '', nombre: '', puntosDesde: 0 };

const toArticle = ({ code, reference, name, cents, points }: Candidate) => ({
  codigo: code,
  referencia: reference,
  nombre: name,
  precio: toEuros(cents),
  puntos: points,
});
