import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toRowId } from '../../shared/ids.ts';
import { tidyLine, tidyParagraphs } from '../../shared/text.ts';
import type { MessageDraft, MessageResult } from './messages.ts';

/** A text that is no valid id becomes 0, which matches no client. */
export const toClientIds = (ids: readonly string[]): number[] => ids.map((id) => toRowId(id) ?? 0);

type LinkOptions = { link: (locale: Locale) => string };

const channels = { CORREO: 'mail', WHATSAPP: 'telephone' } as const;
const kinds = { MENSAJE: 'message', RECORDATORIO: 'reminder', INVITACION: 'invitation' } as const;

/** An invitation links to the store; a free message links to nothing. */
export const toMessageDraft = (body: BodyOf<'sendMessage'>, { link }: LinkOptions): MessageDraft => ({
  kind: kinds[body.tipo],
  channel: channels[body.canal],
  subject: body.asunto === undefined ? null : tidyLine(body.asunto),
  text: tidyParagraphs(body.mensaje),
  link: body.tipo === 'INVITACION' ? link : null,
});

export const toCatalogueDraft = (body: BodyOf<'sendCatalogue'>, { link }: LinkOptions): MessageDraft => ({
  kind: 'catalogue',
  channel: channels[body.canal],
  subject: null,
  text: body.mensaje === undefined ? null : tidyParagraphs(body.mensaje),
  link,
});

const messageOutcomes = {
  sent: 'ENVIADO',
  ready: 'PREPARADO',
  noConsent: 'SIN_CONSENTIMIENTO',
  noAddress: 'SIN_DIRECCION',
  blocked: 'BLOQUEADA',
  wait: 'ESPERA',
} as const;

export const toSendResults = (written: readonly MessageResult[]): AnswerOf<'sendMessage'> => ({
  resultados: written.map(({ clientId, outcome, subject, text, link }) => ({
    cliente: String(clientId),
    resultado: messageOutcomes[outcome],
    asunto: subject,
    texto: text,
    enlace: link,
  })),
});
