import type { AnswerOf } from '@/contract/calls/table';
import type { Club } from './prizes';

/** Levels from the lowest, prizes from the nearest. */
export const toClub = ({ niveles, premios }: AnswerOf<'readPrizes'>): Club => ({
  levels: niveles
    .map(({ codigo, nombre, puntosDesde, beneficios }) => ({
      code: codigo,
      name: nombre,
      pointsFrom: puntosDesde,
      benefits: beneficios,
    }))
    .toSorted((one, other) => one.pointsFrom - other.pointsFrom),
  prizes: premios
    .map(({ codigo, nombre, descripcion, puntos, nivel, agotado }) => ({
      code: codigo,
      name: nombre,
      description: descripcion,
      points: puntos,
      level: nivel,
      isGone: agotado,
    }))
    .toSorted((one, other) => one.points - other.points),
});
