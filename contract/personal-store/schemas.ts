import { type Static, Type } from 'typebox';
import { MediaWireSchema, ProductCardWireSchema } from '../catalogue/schemas.ts';
import {
  AliasSchema,
  CountSchema,
  closed,
  DateTimeSchema,
  EmailSchema,
  LocaleSchema,
  MoneySchema,
  Nullable,
  PhoneSchema,
  ReferenceSchema,
  TextSchema,
} from '../common/schemas.ts';
import { favouritesMax, hoursMaxLength, messageMaxLength, noteMaxLength, portraitTextMaxLength } from '../rules.ts';

/** A personal store as strangers see it. The seller of record is the company. */
export const StoreWireSchema = Type.Object({
  alias: AliasSchema,
  nombre: Type.String(),
  localidad: Nullable(Type.String()),
  foto: Nullable(MediaWireSchema),
  /** The executive's hours, as typed. */
  horario: Type.Optional(Nullable(Type.String())),
  saludo: Type.String(),
  historia: Type.String(),
  idioma: LocaleSchema,
  contacto: Type.Object({ whatsapp: Nullable(PhoneSchema), correo: Nullable(Type.String()) }),
  favoritos: Type.Array(Type.Object({ producto: ProductCardWireSchema, frase: Type.String() }), {
    maxItems: favouritesMax,
  }),
});
export type StoreWire = Static<typeof StoreWireSchema>;

export const StoreRequestSchema = Type.Object(
  {
    alias: AliasSchema,
    idioma: LocaleSchema,
    /** Sent when a shopper's browser activates the store: counted once a day per household, anonymously. */
    visita: Type.Optional(Type.Boolean()),
  },
  closed,
);
export const StoreAnswerWireSchema = Type.Object({
  estado: Type.Union([Type.Literal('ACTIVA'), Type.Literal('PAUSADA'), Type.Literal('DESCONOCIDA')]),
  tienda: Nullable(StoreWireSchema),
});
export type StoreAnswerWire = Static<typeof StoreAnswerWireSchema>;

/**
 * Why an order placed in the store is credited to the executive or not: it is paid; it will be, once paid; it ended
 * without a sale; the store was paused when it was placed.
 */
export const storeAttributionReasons = ['CUENTA', 'SIN_PAGAR', 'TERMINADO', 'EN_PAUSA'] as const;
export type StoreAttributionReason = (typeof storeAttributionReasons)[number];

/** Without an alias: the caller's store. With one: whether it is available. */
export const AliasRequestSchema = Type.Object({ alias: Type.Optional(AliasSchema) }, closed);
export const AliasWireSchema = Type.Object({
  alias: Nullable(AliasSchema),
  pausada: Type.Boolean(),
  disponible: Nullable(Type.Boolean()),
  sugerencias: Type.Array(AliasSchema, { maxItems: 5 }),
  tienda: Nullable(StoreWireSchema),
  enlace: Nullable(Type.String()),
  visitas30: CountSchema,
  pedidos30: CountSchema,
  ventas30: MoneySchema,
  /** The last ones, the newest first, without the buyers. */
  pedidos: Type.Optional(
    Type.Array(
      Type.Object({
        numero: Type.String(),
        fecha: DateTimeSchema,
        total: MoneySchema,
        /** The alias at the time, which may be a former one. */
        alias: Type.String(),
        motivo: Type.Enum(storeAttributionReasons),
      }),
      { maxItems: 20 },
    ),
  ),
});

const PhotoInputSchema = Type.Object(
  {
    tipo: Type.Union([Type.Literal('image/jpeg'), Type.Literal('image/png'), Type.Literal('image/webp')]),
    /** Scaled down in the browser to fit the body limit. */
    base64: Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$', minLength: 100, maxLength: portraitTextMaxLength }),
  },
  closed,
);

/** Fields that are absent stay unchanged. */
export const UpdateStoreRequestSchema = Type.Object(
  {
    alias: Type.Optional(AliasSchema),
    pausada: Type.Optional(Type.Boolean()),
    horario: Type.Optional(TextSchema(hoursMaxLength)),
    saludo: Type.Optional(TextSchema(noteMaxLength)),
    historia: Type.Optional(TextSchema(messageMaxLength)),
    /** Null removes the photo. */
    foto: Type.Optional(Nullable(PhotoInputSchema)),
    whatsapp: Type.Optional(Nullable(PhoneSchema)),
    correo: Type.Optional(Nullable(EmailSchema)),
    favoritos: Type.Optional(
      Type.Array(Type.Object({ referencia: ReferenceSchema, frase: TextSchema(noteMaxLength) }, closed), {
        maxItems: favouritesMax,
      }),
    ),
  },
  closed,
);
