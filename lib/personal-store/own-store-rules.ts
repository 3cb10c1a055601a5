import {
  aliasPattern,
  emailMaxLength,
  emailPattern,
  hoursMaxLength,
  messageMaxLength,
  noteMaxLength,
  phonePattern,
} from '@/contract/rules';
import { normalizePhone } from '@/lib/person/phone';
import type { StoreDraft } from './own-store';

export type DraftField = 'alias' | 'hours' | 'greeting' | 'story' | 'whatsApp' | 'mail' | 'favourites' | 'portrait';
export type DraftProblems = Partial<Record<DraftField, string>>;

const fits = (pattern: string, text: string) => new RegExp(pattern).test(text);

/** Errors that the backend would report, by the same patterns; keys of `store.own.wrong`. */
export function findProblems(draft: StoreDraft): DraftProblems {
  const { alias, hours, greeting, story, whatsApp, mail, favourites } = draft;
  return {
    ...(!fits(aliasPattern, alias.trim()) && { alias: 'alias' }),
    ...(hours.trim().length > hoursMaxLength && { hours: 'tooLong' }),
    ...(greeting.trim().length > noteMaxLength && { greeting: 'tooLong' }),
    ...(story.trim().length > messageMaxLength && { story: 'tooLong' }),
    ...(whatsApp.trim() && !fits(phonePattern, normalizePhone(whatsApp)) && { whatsApp: 'phone' }),
    ...(mail.trim() && (mail.trim().length > emailMaxLength || !fits(emailPattern, mail.trim())) && { mail: 'mail' }),
    ...(favourites.some(({ sentence }) => sentence.trim().length > noteMaxLength) && { favourites: 'tooLong' }),
  };
}

/** Whether there is nothing to save. */
export const isSameDraft = (one: StoreDraft, other: StoreDraft): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const comparable = ({ favourites, ...rest }: StoreDraft) => ({
  ...rest,
  favourites: favourites.map(({ product, sentence }) => [product.reference, sentence]),
});
