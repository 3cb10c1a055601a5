import { Type } from 'typebox';
import { AddressInputSchema } from '../address/schemas.ts';
import {
  AliasSchema,
  CountrySchema,
  closed,
  EmailSchema,
  IdSchema,
  LocaleSchema,
  LocalizedSchema,
  NameSchema,
  NoteSchema,
  Nullable,
  PageOf,
  PageRequest,
  PhoneSchema,
  TermsVersionSchema,
  TextSchema,
} from '../common/schemas.ts';
import { identityMaxLength, identityTypes } from '../identity-documents.ts';
import { PublicExecutiveWireSchema } from '../people/schemas.ts';
import { emailMaxLength, nameMaxLength, userPattern } from '../rules.ts';

// How the new executive heard of us

export const SourcesRequestSchema = Type.Object({ pais: CountrySchema }, closed);

export const SourcesWireSchema = Type.Array(
  Type.Object({
    codigo: Type.String(),
    nombre: LocalizedSchema,
    /** What to ask next: the executive who told about us, a few words, or nothing. */
    pide: Nullable(Type.Union([Type.Literal('SOCIA'), Type.Literal('DETALLE')])),
  }),
  { maxItems: 40 },
);

// Finding an executive: by referral or nearby

export const FindExecutiveRequestSchema = Type.Object(
  {
    /** Code or alias of one executive; matches exactly. */
    codigo: Type.Optional(IdSchema),
    /** Part of a name; matches only executives who consented to be found. */
    texto: Type.Optional(TextSchema(nameMaxLength, 2)),
    pais: Type.Optional(CountrySchema),
    /** A town, a province or a postal code, or its beginning: the nearest first. */
    localidad: Type.Optional(TextSchema(80, 2)),
    ...PageRequest,
  },
  closed,
);
export const FoundExecutivesWireSchema = PageOf(PublicExecutiveWireSchema);

// Availability. A mail address is checked by its form only: its owner learns by mail whether it has an account.

export const AvailabilityRequestSchema = Type.Union([
  Type.Object({ tipo: Type.Literal('usuario'), valor: TextSchema(100, 1) }, closed),
  Type.Object({ tipo: Type.Literal('correo'), valor: TextSchema(emailMaxLength, 1) }, closed),
  /** The alias wanted for the store. Name and town are used to suggest others if it is taken. */
  Type.Object(
    {
      tipo: Type.Literal('alias'),
      valor: AliasSchema,
      nombre: Type.Optional(NameSchema),
      apellidos: Type.Optional(NameSchema),
      localidad: Type.Optional(TextSchema(80, 1)),
    },
    closed,
  ),
]);

export const AvailabilityWireSchema = Type.Object({
  disponible: Type.Boolean(),
  sugerencias: Type.Array(Type.String(), { maxItems: 5 }),
});

// Enrolment

/**
 * Without a password, because a stranger who types the address would know it. It is chosen by the link of the
 * confirmation mail, and the account exists from then on.
 */
export const EnrolmentRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    pais: CountrySchema,
    nombre: NameSchema,
    apellidos: NameSchema,
    tipoDocumento: Type.Enum(identityTypes),
    documento: TextSchema(identityMaxLength, 4),
    /** A statement instead of a birth date, which is not needed. */
    mayorDeEdad: Type.Literal(true),
    correo: EmailSchema,
    telefono: PhoneSchema,
    usuario: Type.String({ pattern: userPattern }),
    /** The store's alias; without it, or if it has been taken since, the executive's code. */
    alias: Type.Optional(AliasSchema),
    direccion: AddressInputSchema,
    medio: TextSchema(20, 1),
    medioDetalle: Type.Optional(NoteSchema),
    sociaReferente: Type.Optional(IdSchema),
    aceptaCondiciones: Type.Literal(true),
    versionCondiciones: TermsVersionSchema,
    aceptaPublicidad: Type.Boolean(),
    apareceEnBuscador: Type.Boolean(),
  },
  closed,
);

/** The same answer whether or not the person is known already. */
/** By the id in the answer to the enrolment, which only its sender knows. */
export const ResendEnrolmentRequestSchema = Type.Object({ enrolment: IdSchema }, closed);

export const EnrolmentWireSchema = Type.Object({
  solicitud: IdSchema,
  siguiente: Type.Literal('CONFIRMAR_CORREO'),
});
