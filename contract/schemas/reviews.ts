import { type Static, Type } from 'typebox';
import { reviewNameMaxLength, reviewTextMaxLength, reviewTitleMaxLength } from '../rules.ts';
import {
  CountSchema,
  closed,
  DateSchema,
  LinkTokenSchema,
  LocaleSchema,
  Nullable,
  PageOf,
  PageRequest,
  ReferenceSchema,
  TextSchema,
} from './common.ts';

/** How it fits by those who wear it (F017). */
export const fitNames = ['PEQUENA', 'JUSTA', 'GRANDE'] as const;
export type FitName = (typeof fitNames)[number];
/** Only what is published is ever given out. */
export const reviewStates = ['PENDIENTE', 'PUBLICADA', 'RECHAZADA'] as const;

const StarsSchema = Type.Integer({ minimum: 1, maximum: 5 });

export const ReviewWireSchema = Type.Object({
  nombre: Type.String(),
  fecha: DateSchema,
  estrellas: StarsSchema,
  ajuste: Type.Enum(fitNames),
  /** What was bought; the writer may leave it out. */
  talla: Nullable(Type.String()),
  titulo: Type.String(),
  texto: Type.String(),
  idioma: LocaleSchema,
});

export const ReviewsRequestSchema = Type.Object(
  { idioma: LocaleSchema, referencia: ReferenceSchema, ...PageRequest },
  closed,
);

export const ReviewsWireSchema = Type.Object({
  ...PageOf(ReviewWireSchema).properties,
  /** Of all of them, not of this page; null while there are none. */
  media: Nullable(Type.Number({ minimum: 1, maximum: 5 })),
  ajuste: Type.Object({ pequena: CountSchema, justa: CountSchema, grande: CountSchema }),
  porEstrellas: Type.Array(CountSchema, { minItems: 5, maxItems: 5 }),
});
export type ReviewsWire = Static<typeof ReviewsWireSchema>;

/** A buyer gets the token by mail once her garment has arrived; it is good for one review within 30 days. */
export const ReviewInvitationRequestSchema = Type.Object({ idioma: LocaleSchema, invitacion: LinkTokenSchema }, closed);

export const ReviewInvitationWireSchema = Type.Object({
  referencia: ReferenceSchema,
  nombre: Type.String(),
  nombreColor: Type.String(),
  talla: Type.String(),
  comprado: DateSchema,
  vence: DateSchema,
});

export const ReviewRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    invitacion: LinkTokenSchema,
    estrellas: StarsSchema,
    ajuste: Type.Enum(fitNames),
    nombre: TextSchema(reviewNameMaxLength, 1),
    titulo: TextSchema(reviewTitleMaxLength, 1),
    texto: TextSchema(reviewTextMaxLength, 1),
    mostrarTalla: Type.Boolean(),
  },
  closed,
);

export const ReviewWrittenWireSchema = Type.Object({ estado: Type.Enum(reviewStates) });
