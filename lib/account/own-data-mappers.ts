import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { termsVersion } from '@/contract/rules';
import { toAddress } from '@/lib/order/delivery-mappers';
import { normalizePhone } from '@/lib/person/phone';
import { type OwnConsent, type OwnData, type OwnDataDraft, ownConsents } from './own-data';

const wireConsents = {
  found: 'BUSCADOR',
  mail: 'PUBLICIDAD_CORREO',
  whatsApp: 'PUBLICIDAD_WHATSAPP',
} as const satisfies Record<OwnConsent, string>;

export function toOwnData(wire: AnswerOf<'readExecutive'>): OwnData {
  const isGiven = (name: OwnConsent) =>
    wire.consentimientos.some(({ codigo, dado }) => codigo === wireConsents[name] && dado);
  return {
    givenName: wire.nombre,
    familyName: wire.apellidos,
    email: wire.correo,
    waitingEmail: wire.correoPorConfirmar,
    phone: wire.telefono ?? '',
    locale: wire.idioma,
    found: isGiven('found'),
    mail: isGiven('mail'),
    whatsApp: isGiven('whatsApp'),
    addresses: wire.direcciones.map(toAddress),
    version: wire.version,
  };
}

/** Sends only consents that change, because each one records its date. */
export function toOwnDataWire(draft: OwnDataDraft, before: OwnData): BodyOf<'updateExecutive'> {
  const changed = ownConsents.filter((name) => draft[name] !== before[name]);
  return {
    version: before.version,
    nombre: draft.givenName,
    apellidos: draft.familyName,
    telefono: draft.phone === '' ? null : normalizePhone(draft.phone),
    idioma: draft.locale,
    ...(changed.length > 0 && {
      consentimientos: changed.map((name) => ({
        codigo: wireConsents[name],
        dado: draft[name],
        version: termsVersion,
      })),
    }),
  };
}

export const ownFieldOfWire = {
  nombre: 'givenName',
  apellidos: 'familyName',
  telefono: 'phone',
  idioma: 'locale',
} as const;
