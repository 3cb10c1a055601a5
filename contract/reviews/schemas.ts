import { type Static, Type } from 'typebox';
import {
  CountSchema,
  closed,
  DateSchema,
  LinkTokenSchema,
  LocaleSchema,
  Nullable,
  PageRequest,
  ReferenceSchema,
  SlugSchema,
  TextSchema,
} from '../common/schemas.ts';
import {
  pageMaxSize,
  personNamePattern,
  plainTextPattern,
  reviewNameMaxLength,
  reviewTextMaxLength,
  reviewTitleMaxLength,
} from '../rules.ts';

/** How it fits by those who wear it (F017). */
export const fits = { small: 'PEQUENA', trueToSize: 'JUSTA', large: 'GRANDE' } as const;
export type Fit = keyof typeof fits;
/** As it is stored. */
export type FitName = (typeof fits)[Fit];
/** Only published ones are shown. */
export const reviewStates = ['PENDIENTE', 'PUBLICADA', 'RECHAZADA'] as const;

const FitSchema = Type.Enum(Object.keys(fits) as Fit[]);
const StarsSchema = Type.Integer({ minimum: 1, maximum: 5 });

/** A buyer's text, never markup. */
const PlainTextSchema = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: plainTextPattern });

export const ReviewWireSchema = Type.Object({
  /** Keeps paging stable, whatever is published in between. */
  id: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  date: DateSchema,
  stars: StarsSchema,
  fit: FitSchema,
  /** The size bought, unless the writer hides it. */
  size: Nullable(Type.String()),
  title: Type.String(),
  text: Type.String(),
  locale: LocaleSchema,
  /** There is a translation into the requested language. */
  translated: Type.Optional(Type.Boolean()),
});

export const reviewSorts = ['newest', 'best', 'worst'] as const;

/** The newest first by default; among equals, those in the reader's language first. */
export const ReviewsRequestSchema = Type.Object(
  {
    locale: LocaleSchema,
    reference: ReferenceSchema,
    sort: Type.Optional(Type.Enum(reviewSorts)),
    /** Only reviews with so many stars, and only of buyers who show that they bought this size. */
    stars: Type.Optional(StarsSchema),
    size: Type.Optional(TextSchema(12, 1)),
    page: PageRequest.pagina,
    perPage: PageRequest.tamano,
  },
  closed,
);

export const ReviewsWireSchema = Type.Object({
  reviews: Type.Array(ReviewWireSchema, { maxItems: pageMaxSize }),
  page: Type.Integer({ minimum: 1 }),
  perPage: Type.Integer({ minimum: 1 }),
  pages: Type.Integer({ minimum: 0 }),
  /** How many match the filter. */
  total: CountSchema,
  /** Over all reviews, not this page; null while there are none. */
  average: Nullable(Type.Number({ minimum: 1, maximum: 5 })),
  fit: Type.Object({ small: CountSchema, trueToSize: CountSchema, large: CountSchema }),
  /** The numbers of reviews with one, two, ... five stars. */
  stars: Type.Array(CountSchema, { minItems: 5, maxItems: 5 }),
  /** The sizes that reviews name. */
  sizes: Type.Optional(Type.Array(Type.String(), { maxItems: 300 })),
});
export type ReviewsWire = Static<typeof ReviewsWireSchema>;

export const ReviewTranslationRequestSchema = Type.Object(
  { locale: LocaleSchema, id: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) },
  closed,
);

export const ReviewTranslationWireSchema = Type.Object({
  title: Type.String(),
  text: Type.String(),
  /** By a service and not by a person. */
  byService: Type.Boolean(),
});

/** A buyer gets the token by mail after delivery; it is valid for one review within 30 days. */
export const ReviewInvitationRequestSchema = Type.Object({ locale: LocaleSchema, invitation: LinkTokenSchema }, closed);

export const ReviewInvitationWireSchema = Type.Object({
  reference: ReferenceSchema,
  name: Type.String(),
  slug: SlugSchema,
  picture: Nullable(Type.Object({ hash: Type.String(), dominantColor: Type.String() })),
  colour: Type.String(),
  size: Type.String(),
  boughtOn: DateSchema,
  expires: DateSchema,
});

export const ReviewRequestSchema = Type.Object(
  {
    locale: LocaleSchema,
    invitation: LinkTokenSchema,
    stars: StarsSchema,
    fit: FitSchema,
    name: Type.String({ minLength: 1, maxLength: reviewNameMaxLength, pattern: personNamePattern }),
    title: PlainTextSchema(reviewTitleMaxLength),
    text: PlainTextSchema(reviewTextMaxLength),
    showSize: Type.Boolean(),
  },
  closed,
);

export const ReviewWrittenWireSchema = Type.Object({ state: Type.Enum(reviewStates) });

/** Why a former invitation does not open any more; an unknown one is simply absent. */
export const invitationFailureKeys = { used: 'error.invitation.used', expired: 'error.invitation.expired' } as const;

export const StopReviewMailsRequestSchema = Type.Object({ token: LinkTokenSchema }, closed);
