import { type Static, type TSchema, type TString, Type } from 'typebox';
import { type Locale, locales } from '../public-codes.ts';
import { referencePattern, slugMaxLength, slugPattern } from '../public-rules.ts';
import {
  aliasPattern,
  articleCodePattern,
  campaignPattern,
  couponPattern,
  emailMaxLength,
  emailPattern,
  idPattern,
  invoiceNumberPattern,
  linkTokenPattern,
  nameMaxLength,
  noteMaxLength,
  orderLineMaxQuantity,
  orderNumberPattern,
  pageMax,
  pageMaxSize,
  personNamePattern,
  phonePattern,
} from '../rules.ts';

/** Request objects refuse unknown fields; `datos` may get new ones, so answers are open. */
export const closed = { additionalProperties: false } as const;

export const LocaleSchema = Type.Unsafe<Locale>(Type.Union(locales.map((locale) => Type.Literal(locale))));
export const EmailSchema = Type.String({ pattern: emailPattern, maxLength: emailMaxLength });
export const ReferenceSchema = Type.String({ pattern: referencePattern });
export const SlugSchema = Type.String({ pattern: slugPattern, maxLength: slugMaxLength });
/**
 * Decimal euros with at most two places; a mapper converts them to integer cents. Not `multipleOf: 0.01`, because most
 * validators divide, and find that 0.29 is no multiple of it. For those the document says it in words.
 */
const Euros = (minimum: number, maximum = 1_000_000) =>
  Type.Refine(
    Type.Number({ title: 'amount', description: 'Euros, with at most two decimals.', minimum, maximum }),
    (euros) => Math.abs(euros - Math.round(euros * 100) / 100) < 1e-9,
  );
export const MoneySchema = Euros(0);
/** Total sales: the years of a busy executive exceed any amount that is owed. */
export const SoldSchema = Euros(0, 20_000_000);
/** The price of one piece as the caller saw it; low enough that the maximum quantity of it is still a valid sum. */
export const PiecePriceSchema = Euros(0, 10_000);
export const DateTimeSchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' });
export const DateSchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const CountrySchema = Type.String({ pattern: '^[A-Z]{2}$' });
export const TextSchema = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** One text in each language; product texts and addresses come in all of them so that pages can link each other. */
export const LocalizedSchema = Type.Object(
  Object.fromEntries(locales.map((locale) => [locale, Type.String()])) as Record<Locale, TString>,
);
export type Localized = Static<typeof LocalizedSchema>;

export const PageRequest = {
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: pageMax })),
  tamano: Type.Optional(Type.Integer({ minimum: 1, maximum: pageMaxSize })),
};

export const PageOf = <T extends TSchema>(item: T, maxItems = pageMaxSize) =>
  Type.Object({
    elementos: Type.Array(item, { maxItems }),
    pagina: Type.Integer({ minimum: 1 }),
    tamano: Type.Integer({ minimum: 1 }),
    totalPaginas: Type.Integer({ minimum: 0 }),
    total: Type.Integer({ minimum: 0 }),
  });

/** A downloadable file, and its name for the header of the download. */
export type PaperFile = { name: string; bytes: Uint8Array };
/** A file is no JSON: only its type is declared, and its bytes are not validated. */
export const JsonFileSchema = Type.Unsafe<PaperFile>(Type.String({ contentMediaType: 'application/json' }));
export const PdfSchema = Type.Unsafe<PaperFile>(Type.String({ contentMediaType: 'application/pdf' }));

export const NothingSchema = Type.Object({});

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** May be negative: a balance, a movement, a difference. */
export const BalanceSchema = Euros(-1_000_000);
export const CountSchema = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
export const QuantitySchema = Type.Integer({ minimum: 1, maximum: orderLineMaxQuantity });
export const IdSchema = Type.String({ pattern: idPattern });
export const ArticleCodeSchema = Type.String({ pattern: articleCodePattern });
export const OrderNumberSchema = Type.String({ pattern: orderNumberPattern });
export const InvoiceNumberSchema = Type.String({ pattern: invoiceNumberPattern });
export const OrderNumberParamsSchema = Type.Object({ x: OrderNumberSchema }, closed);
export const InvoiceParamsSchema = Type.Object({ x: InvoiceNumberSchema }, closed);
export const CampaignCodeSchema = Type.String({ pattern: campaignPattern });
export const AliasSchema = Type.String({ pattern: aliasPattern });
export const CouponCodeSchema = Type.String({ pattern: couponPattern });
export const LinkTokenSchema = Type.String({ pattern: linkTokenPattern });
export const PhoneSchema = Type.String({ pattern: phonePattern });
export const NameSchema = Type.String({ minLength: 1, maxLength: nameMaxLength, pattern: personNamePattern });
/** A private name of the caller's own list or client; never part of a mail to somebody else. */
export const LabelSchema = TextSchema(nameMaxLength, 1);
export const NoteSchema = TextSchema(noteMaxLength);
/** Rises with each change; a caller with an older one gets 409 instead of overwriting another tab's work. */
export const VersionSchema = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });
export const TermsVersionSchema = TextSchema(20, 1);

/** Numbers of a query string stay text on the wire. */
export const PageQuery = {
  pagina: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
  /** Up to pageMaxSize. */
  tamano: Type.Optional(Type.String({ pattern: '^([1-9]|[1-5][0-9]|60)$' })),
};
/** Below a million, as every amount. */
export const MoneyTextSchema = Type.String({ pattern: '^[0-9]{1,6}(\\.[0-9]{1,2})?$' });
export const FlagTextSchema = Type.Union([Type.Literal('S'), Type.Literal('N')]);

/** A remark for the caller; `clave` is a message key, `valores` its variables. */
export const RemarkWireSchema = Type.Object({
  clave: Type.String(),
  valores: Type.Optional(Type.Record(Type.String(), Type.String(), { maxProperties: 10 })),
});
export const RemarksSchema = Type.Array(RemarkWireSchema, { maxItems: 20 });
