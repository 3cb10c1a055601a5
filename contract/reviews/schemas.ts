import { type Static, Type } from 'typebox';
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
  SlugSchema,
  TextSchema,
} from '../common/schemas.ts';
import {
  personNamePattern,
  plainTextPattern,
  reviewNameMaxLength,
  reviewTextMaxLength,
  reviewTitleMaxLength,
} from '../rules.ts';

/** How it fits by those who wear it (F017). */
export const fitNames = ['PEQUENA', 'JUSTA', 'GRANDE'] as const;
export type FitName = (typeof fitNames)[number];
/** Only published ones are shown. */
export const reviewStates = ['PENDIENTE', 'PUBLICADA', 'RECHAZADA'] as const;

const StarsSchema = Type.Integer({ minimum: 1, maximum: 5 });

/** A buyer's text, never markup. */
const PlainTextSchema = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: plainTextPattern });

export const ReviewWireSchema = Type.Object({
  /** Keeps paging stable, whatever is published in between. */
  id: Type.Integer({ minimum: 1 }),
  nombre: Type.String(),
  fecha: DateSchema,
  estrellas: StarsSchema,
  ajuste: Type.Enum(fitNames),
  /** The size bought, unless the writer hides it. */
  talla: Nullable(Type.String()),
  titulo: Type.String(),
  texto: Type.String(),
  idioma: LocaleSchema,
  /** There is a translation into the requested language. */
  traducida: Type.Optional(Type.Boolean()),
});

export const reviewSorts = ['recientes', 'mejores', 'peores'] as const;

/** The newest first by default; among equals, those in the reader's language first. */
export const ReviewsRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    referencia: ReferenceSchema,
    orden: Type.Optional(Type.Enum(reviewSorts)),
    /** Only reviews with so many stars, and only of buyers who show that they bought this size. */
    estrellas: Type.Optional(StarsSchema),
    talla: Type.Optional(TextSchema(12, 1)),
    ...PageRequest,
  },
  closed,
);

export const ReviewsWireSchema = Type.Object({
  ...PageOf(ReviewWireSchema).properties,
  /** Over all reviews, not this page; null while there are none. */
  media: Nullable(Type.Number({ minimum: 1, maximum: 5 })),
  ajuste: Type.Object({ pequena: CountSchema, justa: CountSchema, grande: CountSchema }),
  porEstrellas: Type.Array(CountSchema, { minItems: 5, maxItems: 5 }),
  /** The sizes that reviews name. */
  tallas: Type.Optional(Type.Array(Type.String(), { maxItems: 300 })),
});
export type ReviewWire = Static<typeof ReviewWireSchema>;
export type ReviewsWire = Static<typeof ReviewsWireSchema>;

export const ReviewTranslationRequestSchema = Type.Object(
  { idioma: LocaleSchema, id: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) },
  closed,
);

export const ReviewTranslationWireSchema = Type.Object({
  titulo: Type.String(),
  texto: Type.String(),
  /** By a service and not by a person. */
  automatica: Type.Boolean(),
});

/** A buyer gets the token by mail after delivery; it is valid for one review within 30 days. */
export const ReviewInvitationRequestSchema = Type.Object({ idioma: LocaleSchema, invitacion: LinkTokenSchema }, closed);

export const ReviewInvitationWireSchema = Type.Object({
  referencia: ReferenceSchema,
  nombre: Type.String(),
  url: SlugSchema,
  foto: Nullable(Type.Object({ hash: Type.String(), colorDominante: Type.String() })),
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
    nombre: Type.String({ minLength: 1, maxLength: reviewNameMaxLength, pattern: personNamePattern }),
    titulo: PlainTextSchema(reviewTitleMaxLength),
    texto: PlainTextSchema(reviewTextMaxLength),
    mostrarTalla: Type.Boolean(),
  },
  closed,
);

export const ReviewWrittenWireSchema = Type.Object({ estado: Type.Enum(reviewStates) });

/** Why a former invitation does not open any more; an unknown one is simply absent. */
export const invitationFailureKeys = { used: 'error.invitation.used', expired: 'error.invitation.expired' } as const;

export const StopReviewMailsRequestSchema = Type.Object({ token: LinkTokenSchema }, closed);
