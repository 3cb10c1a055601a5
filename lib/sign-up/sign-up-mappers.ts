import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { toIdentityNumber } from '@/contract/identity-documents';
import { termsVersion } from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import type { Choice, Market, SignUpValues, Source, Step } from './sign-up';

export const toMarket = (wire: AnswerOf<'listClubCountries'>[number], locale: Locale): Market => ({
  code: wire.codigo,
  name: wire.nombre[locale],
  prefix: wire.indicativo,
  postalPattern: wire.patronPostal,
  postalExample: wire.ejemploPostal,
  hasStates: wire.conEstados,
});

const asked = { SOCIA: 'executive', DETALLE: 'detail' } as const;

export const toSource = (wire: AnswerOf<'listSources'>[number], locale: Locale): Source => ({
  code: wire.codigo,
  name: wire.nombre[locale],
  asks: wire.pide && asked[wire.pide],
});

export const toPrefix = (wire: AnswerOf<'listTelephonePrefixes'>[number], locale: Locale): Choice => ({
  value: wire.indicativo,
  label: `${wire.nombre[locale]} ${wire.indicativo}`,
});

/** A number as people write it at home, without its leading zero. */
export const toPhoneWithPrefix = (prefix: string, typed: string): string =>
  prefix + typed.replaceAll(/[\s().\-/]/g, '').replace(/^0+/, '');

export const toPostalCode = (typed: string): string => typed.trim().toUpperCase().replaceAll(/\s+/g, ' ');

export function toEnrolmentWire(values: SignUpValues, locale: Locale): BodyOf<'enrolExecutive'> {
  const telefono = toPhoneWithPrefix(values.prefix, values.phone);
  const { givenName: nombre, familyName: apellidos, country: pais } = values;
  return {
    idioma: locale,
    pais,
    nombre,
    apellidos,
    tipoDocumento: values.documentType,
    documento: toIdentityNumber(values.document),
    mayorDeEdad: true,
    correo: values.email,
    telefono,
    usuario: values.username,
    ...(values.alias && { alias: values.alias }),
    direccion: {
      nombre,
      apellidos,
      linea1: values.street,
      ...(values.extra && { linea2: values.extra }),
      codigoPostal: toPostalCode(values.postalCode),
      localidad: values.town,
      ...(values.state && { estado: values.state }),
      pais,
      telefono,
    },
    medio: values.source,
    ...(values.detail && { medioDetalle: values.detail }),
    ...(values.referrer && { sociaReferente: values.referrer }),
    aceptaCondiciones: true,
    versionCondiciones: termsVersion,
    aceptaPublicidad: values.marketing,
    apareceEnBuscador: values.findable,
  };
}

/** The link of an executive names the referrer. */
export function readReferrer(search: string): Partial<SignUpValues> {
  const referrer = new URLSearchParams(search).get('socia');
  return referrer ? { source: 'SOCIA', referrer } : {};
}

/** The form field of a wire field, and its step. */
export const fieldOfWire: Record<string, { step: Step; name: keyof SignUpValues } | undefined> = {
  pais: { step: 'person', name: 'country' },
  nombre: { step: 'person', name: 'givenName' },
  apellidos: { step: 'person', name: 'familyName' },
  tipoDocumento: { step: 'person', name: 'documentType' },
  documento: { step: 'person', name: 'document' },
  correo: { step: 'contact', name: 'email' },
  telefono: { step: 'contact', name: 'phone' },
  'direccion.linea1': { step: 'contact', name: 'street' },
  'direccion.linea2': { step: 'contact', name: 'extra' },
  'direccion.codigoPostal': { step: 'contact', name: 'postalCode' },
  'direccion.localidad': { step: 'contact', name: 'town' },
  'direccion.estado': { step: 'contact', name: 'state' },
  usuario: { step: 'access', name: 'username' },
  alias: { step: 'access', name: 'alias' },
  medio: { step: 'access', name: 'source' },
  medioDetalle: { step: 'access', name: 'detail' },
  sociaReferente: { step: 'access', name: 'referrer' },
};
