import { holdsLink, messageMaxLength } from '@/contract/rules';

export const messageKinds = ['message', 'reminder', 'invitation', 'catalogue'] as const;
export type MessageKind = (typeof messageKinds)[number];
export type Channel = 'mail' | 'whatsApp';

export type MessageDraft = { kind: MessageKind; channel: Channel; subject: string; text: string };

export type MessageResult = {
  clientId: string;
  outcome: 'sent' | 'ready' | 'noConsent' | 'noAddress' | 'blocked' | 'wait';
  subject: string | null;
  text: string;
};

const subjectMaxLength = 100;

export type MessageProblems = Partial<Record<'subject' | 'text', 'required' | 'tooLong' | 'link'>>;

/** Checks what the backend would refuse. Catalogue and invitation messages have a standard text. */
export function findMessageProblems({ kind, channel, subject, text }: MessageDraft): MessageProblems {
  const said = text.trim();
  const mayBeEmpty = kind === 'catalogue';
  return {
    ...(!said && !mayBeEmpty && { text: 'required' }),
    ...(said.length > messageMaxLength && { text: 'tooLong' }),
    ...(holdsLink(said) && { text: 'link' }),
    ...(channel === 'mail' && subject.trim().length > subjectMaxLength && { subject: 'tooLong' }),
    ...(channel === 'mail' && holdsLink(subject) && { subject: 'link' }),
  };
}

/** Opens a chat with the client with the text ready: the executive sends it. */
export const toWhatsAppUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
