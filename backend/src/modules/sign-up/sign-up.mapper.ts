import type { AddressInput } from 'contract/address/schemas.ts';
import type { BodyOf } from 'contract/calls/table.ts';
import { type IdentityType, toIdentityNumber } from 'contract/identity-documents.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { StoredEnrolment } from '../../database/tables/sign-up.ts';
import { tidyLine } from '../../shared/text.ts';

/** Field name of an address in refusals. */
export const addressField = 'direccion';

/** The data of a registration, each text normalised. */
export type Enrolment = {
  locale: Locale;
  country: string;
  givenName: string;
  familyName: string;
  identityType: IdentityType;
  identityNumber: string;
  email: string;
  phone: string;
  username: string;
  /** The alias wanted for the store. */
  alias: string | undefined;
  /** Parsed by the rules for order addresses. */
  address: AddressInput;
  addressCountry: string;
  source: string;
  sourceDetail: string | undefined;
  referrer: string | undefined;
  termsVersion: string;
  wantsNews: boolean;
  mayBeFound: boolean;
};

export function toEnrolment(body: BodyOf<'enrolExecutive'>): Enrolment {
  const { direccion: address } = body;
  return {
    locale: body.idioma,
    country: body.pais,
    givenName: tidyLine(body.nombre),
    familyName: tidyLine(body.apellidos),
    identityType: body.tipoDocumento,
    identityNumber: toIdentityNumber(body.documento),
    email: body.correo,
    phone: body.telefono,
    username: body.usuario,
    alias: body.alias,
    address: {
      ...address,
      nombre: tidyLine(address.nombre),
      apellidos: tidyLine(address.apellidos),
      linea1: tidyLine(address.linea1),
      localidad: tidyLine(address.localidad),
    },
    addressCountry: address.pais,
    source: body.medio,
    sourceDetail: body.medioDetalle,
    referrer: body.sociaReferente,
    termsVersion: body.versionCondiciones,
    wantsNews: body.aceptaPublicidad,
    mayBeFound: body.apareceEnBuscador,
  };
}

type AliasAsked = Extract<BodyOf<'checkUserFree'>, { tipo: 'alias' }>;

/** From the fields filled in so far. */
export const toNameAndTown = ({ nombre = '', apellidos = '', localidad = '' }: AliasAsked) => ({
  givenName: tidyLine(nombre),
  familyName: tidyLine(apellidos),
  town: tidyLine(localidad),
});

/** Stored in the wire's form, so that enrolments still open after an update stay readable. */
export const toStoredEnrolment = (enrolment: Enrolment): StoredEnrolment => ({
  idioma: enrolment.locale,
  pais: enrolment.country,
  nombre: enrolment.givenName,
  apellidos: enrolment.familyName,
  tipoDocumento: enrolment.identityType,
  documento: enrolment.identityNumber,
  mayorDeEdad: true,
  correo: enrolment.email,
  telefono: enrolment.phone,
  usuario: enrolment.username,
  ...(enrolment.alias !== undefined && { alias: enrolment.alias }),
  direccion: enrolment.address,
  medio: enrolment.source,
  ...(enrolment.sourceDetail !== undefined && { medioDetalle: enrolment.sourceDetail }),
  ...(enrolment.referrer !== undefined && { sociaReferente: enrolment.referrer }),
  aceptaCondiciones: true,
  versionCondiciones: enrolment.termsVersion,
  aceptaPublicidad: enrolment.wantsNews,
  apareceEnBuscador: enrolment.mayBeFound,
});

const fieldOf = {
  country: 'pais',
  termsVersion: 'versionCondiciones',
  identityType: 'tipoDocumento',
  identityNumber: 'documento',
  phone: 'telefono',
  username: 'usuario',
  alias: 'alias',
  addressCountry: `${addressField}.pais`,
  source: 'medio',
  sourceDetail: 'medioDetalle',
  referrer: 'sociaReferente',
} as const satisfies Partial<Record<keyof Enrolment, string>>;

/** The problem of each field; false means it is right. */
export type FieldProblems = Partial<Record<keyof typeof fieldOf, string | false>>;

export const problemsByField = (problems: FieldProblems): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, key]) =>
      key ? [[fieldOf[name as keyof typeof fieldOf], key] as const] : [],
    ),
  );
