import { type Static, Type } from 'typebox';
import { MediaWireSchema } from '../catalogue/schemas.ts';
import { CampaignCodeSchema, CountSchema, closed, LocaleSchema, MoneySchema, Nullable } from '../common/schemas.ts';

export const LevelWireSchema = Type.Object({ codigo: Type.String(), nombre: Type.String(), puntosDesde: CountSchema });
export type LevelWire = Static<typeof LevelWireSchema>;

export const PrizeWireSchema = Type.Object({
  codigo: Type.String(),
  nombre: Type.String(),
  descripcion: Type.String(),
  puntos: CountSchema,
  nivel: Nullable(Type.String()),
  foto: Nullable(MediaWireSchema),
  agotado: Type.Boolean(),
});

export const PrizesRequestSchema = Type.Object(
  { idioma: LocaleSchema, campana: Type.Optional(CampaignCodeSchema) },
  closed,
);

export const PrizesWireSchema = Type.Object({
  campana: CampaignCodeSchema,
  niveles: Type.Array(
    Type.Object({ ...LevelWireSchema.properties, beneficios: Type.Array(Type.String(), { maxItems: 12 }) }),
    {
      maxItems: 12,
    },
  ),
  premios: Type.Array(PrizeWireSchema, { maxItems: 200 }),
});

/** The effect of the order in hand on points, level and the next prize. */
export const RewardPreviewWireSchema = Type.Object({
  puntosAntes: CountSchema,
  puntosDespues: CountSchema,
  nivelAntes: LevelWireSchema,
  nivelDespues: LevelWireSchema,
  nivelSiguiente: Nullable(Type.Object({ ...LevelWireSchema.properties, faltan: CountSchema })),
  premioSiguiente: Nullable(
    Type.Object({ codigo: Type.String(), nombre: Type.String(), puntos: CountSchema, faltan: CountSchema }),
  ),
  /** Articles that together would reach it. */
  bastarian: Type.Array(
    Type.Object({
      codigo: Type.String(),
      referencia: Type.String(),
      nombre: Type.String(),
      precio: MoneySchema,
      puntos: CountSchema,
    }),
    { maxItems: 6 },
  ),
});
export type RewardPreviewWire = Static<typeof RewardPreviewWireSchema>;
