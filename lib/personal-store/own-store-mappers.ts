import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { toCents } from '@/contract/money';
import type { StoreAttributionReason } from '@/contract/personal-store/schemas';
import { formatDayInSentence } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';
import { normalizePhone } from '@/lib/person/phone';
import type { AliasAnswer, AttributionReason, OwnStore, StoreDraft } from './own-store';
import { type DraftField, isSameDraft } from './own-store-rules';
import { toStore } from './store-mappers';

type Wire = AnswerOf<'readOwnStore'>;

const creditReasons = {
  CUENTA: 'counts',
  SIN_PAGAR: 'unpaid',
  TERMINADO: 'ended',
  EN_PAUSA: 'paused',
} as const satisfies Record<StoreAttributionReason, AttributionReason>;

/** Null when the executive has no store. */
export const toOwnStore = (wire: Wire, locale: Locale): OwnStore | null =>
  wire.tienda && {
    store: toStore(wire.tienda, locale),
    paused: wire.pausada,
    visits: wire.visitas30,
    orders: wire.pedidos30,
    salesCents: toCents(wire.ventas30),
    credits: (wire.pedidos ?? []).map(({ numero, fecha, total, alias, motivo }) => ({
      number: numero,
      day: formatDayInSentence(new Date(fecha), locale),
      totalCents: toCents(total),
      alias,
      reason: creditReasons[motivo],
    })),
  };

export const toAliasAnswer = ({ disponible, sugerencias }: Wire): AliasAnswer => ({
  free: disponible === true,
  suggestions: sugerencias,
});

/** Only the fields that differ from the saved ones. */
export function toChangeWire(draft: StoreDraft, kept: StoreDraft): BodyOf<'updateOwnStore'> {
  const alias = draft.alias.trim();
  const { portrait } = draft;
  const pick = (field: keyof StoreDraft) => !isSameDraft({ ...kept, [field]: draft[field] }, kept);
  return {
    ...(alias !== kept.alias && { alias }),
    ...(pick('hours') && { horario: draft.hours }),
    ...(pick('greeting') && { saludo: draft.greeting }),
    ...(pick('story') && { historia: draft.story }),
    ...(pick('whatsApp') && { whatsapp: normalizePhone(draft.whatsApp) || null }),
    ...(pick('mail') && { correo: draft.mail.trim() || null }),
    ...(portrait !== undefined && {
      foto: portrait === null ? null : { tipo: 'image/jpeg' as const, base64: portrait },
    }),
    ...(pick('favourites') && {
      favoritos: draft.favourites.map(({ product, sentence }) => ({ referencia: product.reference, frase: sentence })),
    }),
  };
}

/** Maps wire fields to the editor's fields. */
export const draftFieldOfWire: Record<string, DraftField> = {
  alias: 'alias',
  horario: 'hours',
  saludo: 'greeting',
  historia: 'story',
  whatsapp: 'whatsApp',
  correo: 'mail',
  foto: 'portrait',
  favoritos: 'favourites',
};
