import type { BodyOf } from 'contract/calls/table.ts';
import { type IdentityType, toIdentityNumber } from 'contract/identity.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { AddressInput } from 'contract/schemas/address.ts';
import type { StoredEnrolment } from '../../database/tables/sign-up.ts';
import { toLine } from '../../shared/text.ts';

/** Under which the fields of an address are told. */
export const addressField = 'direccion';

/** What somebody says of herself when she joins, each text in its one way of writing. */
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
  /** What she would like her store to be called. */
  alias: string | undefined;
  /** As the order's own rules read it. */
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
    givenName: toLine(body.nombre),
    familyName: toLine(body.apellidos),
    identityType: body.tipoDocumento,
    identityNumber: toIdentityNumber(body.documento),
    email: body.correo,
    phone: body.telefono,
    username: body.usuario,
    alias: body.alias,
    address: {
      ...address,
      nombre: toLine(address.nombre),
      apellidos: toLine(address.apellidos),
      linea1: toLine(address.linea1),
      localidad: toLine(address.localidad),
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

/** As far as she has said who she is. */
export const toNamesake = ({ nombre = '', apellidos = '', localidad = '' }: AliasAsked) => ({
  givenName: toLine(nombre),
  familyName: toLine(apellidos),
  town: toLine(localidad),
});

/** The table keeps the form as the call brings it, so that links that are under way go on being good. */
export const toStored = (enrolment: Enrolment): StoredEnrolment => ({
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

/** What is wrong with which field; false is right. */
export type Problems = Partial<Record<keyof typeof fieldOf, string | false>>;

export const toFields = (problems: Problems): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, key]) =>
      key ? [[fieldOf[name as keyof typeof fieldOf], key] as const] : [],
    ),
  );
