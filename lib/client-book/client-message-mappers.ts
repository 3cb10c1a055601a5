import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import type { MessageDraft, MessageProblems, MessageResult } from './client-messages';

const kinds = { message: 'MENSAJE', reminder: 'RECORDATORIO', invitation: 'INVITACION' } as const;
const outcomes = {
  ENVIADO: 'sent',
  PREPARADO: 'ready',
  SIN_CONSENTIMIENTO: 'noConsent',
  SIN_DIRECCION: 'noAddress',
  BLOQUEADA: 'blocked',
  ESPERA: 'wait',
} as const satisfies Record<AnswerOf<'sendMessage'>['resultados'][number]['resultado'], MessageResult['outcome']>;

type SendOptions = { to: string[]; preview: boolean };

const toOutgoing = ({ channel }: MessageDraft, { to, preview }: SendOptions) => ({
  clientes: to,
  canal: channel === 'mail' ? ('CORREO' as const) : ('WHATSAPP' as const),
  vistaPrevia: preview,
});

export function toMessageWire(
  draft: MessageDraft & { kind: keyof typeof kinds },
  sending: SendOptions,
): BodyOf<'sendMessage'> {
  const subject = draft.channel === 'mail' ? draft.subject.trim() : '';
  return {
    ...toOutgoing(draft, sending),
    tipo: kinds[draft.kind],
    mensaje: draft.text.trim(),
    ...(subject && { asunto: subject }),
  };
}

export function toCatalogueWire(draft: MessageDraft, sending: SendOptions, campaign: string): BodyOf<'sendCatalogue'> {
  const text = draft.text.trim();
  return { ...toOutgoing(draft, sending), campana: campaign, ...(text && { mensaje: text }) };
}

export const toMessageResults = ({ resultados }: AnswerOf<'sendMessage'>): MessageResult[] =>
  resultados.map(({ cliente, resultado, asunto, texto }) => ({
    clientId: cliente,
    outcome: outcomes[resultado],
    subject: asunto,
    text: texto,
  }));

/** The backend's errors by field, for the form. */
export const toMessageProblems = (fields: Record<string, string>): MessageProblems => ({
  ...(fields.asunto !== undefined && { subject: 'link' }),
  ...(fields.mensaje !== undefined && { text: 'link' }),
});
