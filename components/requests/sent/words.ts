import type { Words } from '@/lib/i18n/message-texts';

export type SendBagWords = {
  send: Words<'sentBag.send'>;
  choose: Words<'sentBag.choose'>;
  forms: Words<'forms'>;
};

export type SentBagWords = {
  look: Words<'sentBag.look'>;
  seen: Words<'sentBag.seen'>;
  line: Words<'requests.line'>;
  talk: Words<'requests.talk'>;
};
