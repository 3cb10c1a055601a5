import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { outcomes } from './messages.mapper.ts';
import type { WrittenMessage } from './messages.ts';

export type InvitationChannel = 'mail' | 'hand';

const ways = { CORREO: 'mail', ENLACE: 'hand' } as const;
export const toWay = ({ canal }: BodyOf<'inviteClient'>): InvitationChannel => ways[canal];

export type InvitationSent = {
  outcome: WrittenMessage['outcome'] | 'hasAccount';
  link: string | null;
  text: string | null;
  until: Date | null;
};

export const toInvitedWire = ({ outcome, link, text, until }: InvitationSent): AnswerOf<'inviteClient'> => ({
  resultado: outcome === 'hasAccount' ? 'CON_ACCESO' : outcomes[outcome],
  enlace: link,
  texto: text,
  vence: until?.toISOString() ?? null,
});
