import { type Static, type TSchema, Type } from 'typebox';
import {
  emailMaxLength,
  emailPattern,
  pageMax,
  pageMaxSize,
  referencePattern,
  slugMaxLength,
  slugPattern,
} from '../rules.ts';

/** Payload objects refuse unknown fields on the way in; `datos` may grow, so answers are open. */
export const closed = { additionalProperties: false } as const;

export const LocaleSchema = Type.Union([Type.Literal('es'), Type.Literal('en'), Type.Literal('de')]);
export const EmailSchema = Type.String({ pattern: emailPattern, maxLength: emailMaxLength });
export const ReferenceSchema = Type.String({ pattern: referencePattern });
export const SlugSchema = Type.String({ pattern: slugPattern, maxLength: slugMaxLength });
/** Decimal euros with at most two places; becomes integer cents at the mapper. */
export const MoneySchema = Type.Number({ minimum: 0, maximum: 1_000_000, multipleOf: 0.01 });
export const DateTimeSchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' });
export const DateSchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const CountrySchema = Type.String({ pattern: '^[A-Z]{2}$' });
export const TextSchema = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** One text in each language; product texts and addresses travel in all three so that pages can link each other. */
export const LocalizedSchema = Type.Object({ es: Type.String(), en: Type.String(), de: Type.String() });
export type Localized = Static<typeof LocalizedSchema>;

export const PageRequest = {
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: pageMax })),
  tamano: Type.Optional(Type.Integer({ minimum: 1, maximum: pageMaxSize })),
};

export const PageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    elementos: Type.Array(item, { maxItems: pageMaxSize }),
    pagina: Type.Integer({ minimum: 1 }),
    tamano: Type.Integer({ minimum: 1 }),
    totalPaginas: Type.Integer({ minimum: 0 }),
    total: Type.Integer({ minimum: 0 }),
  });

export const NothingSchema = Type.Object({});
