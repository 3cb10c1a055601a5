import { Type } from 'typebox';
import { sizeNoteTypes } from '../codes.ts';
import {
  closed,
  DateTimeSchema,
  IdSchema,
  LocaleSchema,
  NameSchema,
  Nullable,
  PhoneSchema,
  ReferenceSchema,
  TermsVersionSchema,
  TextSchema,
  VersionSchema,
} from './common.ts';
import { DifferencesSchema } from './order-lines.ts';
import { ConsentWireSchema, PublicExecutiveWireSchema, SizeNoteWireSchema } from './people.ts';
import { RequestWireSchema } from './requests.ts';

export const ClientSessionWireSchema = Type.Object({
  id: IdSchema,
  /** The whole name, and what of it is the family's. */
  nombre: Type.String(),
  apellidos: Type.Optional(Type.String()),
  correo: Nullable(Type.String()),
  telefono: Nullable(PhoneSchema),
  idioma: LocaleSchema,
  vence: DateTimeSchema,
  socia: PublicExecutiveWireSchema,
  tallas: Type.Array(SizeNoteWireSchema, { maxItems: 20 }),
  consentimientos: Type.Array(ConsentWireSchema, { maxItems: 20 }),
  /** Newest first. */
  solicitudes: Type.Array(RequestWireSchema, { maxItems: 50 }),
  /** Of what she may change; without it she may only read. */
  version: Type.Optional(VersionSchema),
});

/** What a client may say yes or no to. */
export const clientConsents = ['TALLAS_SOCIA', 'PUBLICIDAD_CORREO', 'PUBLICIDAD_WHATSAPP'] as const;

/** Only what is named changes. */
export const UpdateClientRequestSchema = Type.Object(
  {
    version: VersionSchema,
    nombre: Type.Optional(NameSchema),
    apellidos: Type.Optional(Type.Union([Type.Literal(''), NameSchema])),
    telefono: Type.Optional(Nullable(PhoneSchema)),
    idioma: Type.Optional(LocaleSchema),
    /** Kept only as long as her executive may see them (TALLAS_SOCIA). */
    tallas: Type.Optional(
      Type.Array(Type.Object({ tipo: Type.Enum(sizeNoteTypes), talla: TextSchema(20, 1) }, closed), { maxItems: 20 }),
    ),
    consentimientos: Type.Optional(
      Type.Array(
        Type.Object({ codigo: Type.Enum(clientConsents), dado: Type.Boolean(), version: TermsVersionSchema }, closed),
        { maxItems: 5 },
      ),
    ),
  },
  closed,
);
export const UpdatedClientWireSchema = Type.Object({ version: VersionSchema });

export const ClientGridParamsSchema = Type.Object({ x: ReferenceSchema }, closed);

export const SentProductsWireSchema = Type.Object({
  /** Null when only substitutes were answered, and where nothing of it is sold now: then the differences say what. */
  solicitud: Nullable(RequestWireSchema),
  respondidas: Type.Array(RequestWireSchema, { maxItems: 50 }),
  diferencias: DifferencesSchema,
});
