import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { termsVersion } from '@/contract/rules';
import { type SizeKind, sizeKinds } from '@/lib/client-book/client-book';
import { toSizes, toSizesWire } from '@/lib/client-book/client-book-mappers';
import { normalizePhone } from '@/lib/person/phone';
import { labelSystem } from '@/lib/size-tables/size-systems';
import { toLabelText } from '@/lib/size-tables/sizes-in-text';
import { type ClientConsent, type ClientData, type ClientDataDraft, clientConsents } from './client-data';

const wireConsents = {
  sizesKept: 'TALLAS_CUENTA',
  wishesKept: 'DESEOS_CUENTA',
  sizesSeen: 'TALLAS_SOCIA',
  mail: 'PUBLICIDAD_CORREO',
  whatsApp: 'PUBLICIDAD_WHATSAPP',
} as const satisfies Record<ClientConsent, string>;

export function toClientData(wire: AnswerOf<'readClient'>): ClientData {
  const isGiven = (name: ClientConsent) =>
    wire.consentimientos.some(({ codigo, dado }) => codigo === wireConsents[name] && dado);
  const familyName = wire.apellidos ?? '';
  const known = toSizes(wire.tallas);
  // Sizes of labels are stored. An older entry may be in another system, such as 36DD, which names its system.
  const labelOf = (kind: SizeKind) => toLabelText(known[kind] ?? '', labelSystem);
  return {
    givenName: familyName === '' ? wire.nombre : wire.nombre.slice(0, -familyName.length - 1),
    familyName,
    email: wire.correo,
    waitingEmail: wire.correoPorConfirmar,
    phone: wire.telefono ?? '',
    locale: wire.idioma,
    sizes: Object.fromEntries(sizeKinds.map((kind) => [kind, labelOf(kind)])) as Record<SizeKind, string>,
    sizesKept: isGiven('sizesKept'),
    // Wish lists are stored unless the client has refused.
    wishesKept: wire.consentimientos.find(({ codigo }) => codigo === wireConsents.wishesKept)?.dado ?? true,
    sizesSeen: isGiven('sizesSeen'),
    mail: isGiven('mail'),
    whatsApp: isGiven('whatsApp'),
    version: wire.version ?? null,
  };
}

/** Sends only consents that change, because each one records its date. */
export function toClientDataWire(draft: ClientDataDraft, before: ClientData): BodyOf<'updateClient'> {
  const changed = clientConsents.filter((name) => draft[name] !== before[name]);
  return {
    version: before.version ?? 0,
    givenName: draft.givenName,
    familyName: draft.familyName,
    phone: draft.phone === '' ? null : normalizePhone(draft.phone),
    locale: draft.locale,
    ...((draft.sizesKept || draft.sizesSeen) && { sizes: toSizesWire(draft.sizes) }),
    ...(changed.length > 0 && {
      consents: changed.map((name) => ({
        codigo: wireConsents[name],
        dado: draft[name],
        version: termsVersion,
      })),
    }),
  };
}

/** Refused sizes lack a consent. */
export const clientDataFieldOfWire = { sizes: 'sizesKept' } as const;
