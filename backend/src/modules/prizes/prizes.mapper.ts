import type { AnswerOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { LevelWire, RewardPreviewWire } from 'contract/prizes/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toPicture } from '../../shared/media.mapper.ts';
import type { Level, Prize } from './prizes.repository.ts';
import type { RewardArticle, RewardPreview } from './rewards.ts';

type Club = { campaign: string; levels: Level[]; prizes: Prize[] };

export const toPrizes = ({ campaign, levels, prizes }: Club, locale: Locale): AnswerOf<'readPrizes'> => ({
  campana: campaign,
  niveles: levels.map(({ code, name, pointsFrom, benefits }) => ({
    codigo: code,
    nombre: name[locale],
    puntosDesde: pointsFrom,
    beneficios: benefits.map((benefit) => benefit[locale]),
  })),
  premios: prizes.map((prize) => ({
    codigo: prize.code,
    nombre: prize.name[locale],
    descripcion: prize.description[locale],
    puntos: prize.points,
    nivel: levels.find(({ code }) => code === prize.levelCode)?.name[locale] ?? null,
    foto: prize.picture && toPicture(prize.picture, prize.name[locale]),
    agotado: prize.soldOut,
  })),
});

export const toRewardPreview = (preview: RewardPreview, locale: Locale): RewardPreviewWire => ({
  puntosAntes: preview.before,
  puntosDespues: preview.after,
  nivelAntes: toLevelOrNone(preview.levelBefore, locale),
  nivelDespues: toLevelOrNone(preview.levelAfter, locale),
  nivelSiguiente: preview.nextLevel && {
    ...toLevel(preview.nextLevel.level, locale),
    faltan: preview.nextLevel.missing,
  },
  premioSiguiente: preview.nextPrize && {
    codigo: preview.nextPrize.prize.code,
    nombre: preview.nextPrize.prize.name[locale],
    puntos: preview.nextPrize.prize.points,
    faltan: preview.nextPrize.missing,
  },
  bastarian: preview.reaching.map(toArticle),
});

export const toLevel = ({ code, name, pointsFrom }: Level, locale: Locale): LevelWire => ({
  codigo: code,
  nombre: name[locale],
  puntosDesde: pointsFrom,
});

const toLevelOrNone = (level: Level | undefined, locale: Locale): LevelWire =>
  level ? toLevel(level, locale) : { codigo: '', nombre: '', puntosDesde: 0 };

const toArticle = ({ code, reference, name, cents, points }: RewardArticle) => ({
  codigo: code,
  referencia: reference,
  nombre: name,
  precio: toEuros(cents),
  puntos: points,
});
