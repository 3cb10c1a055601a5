import type { Words } from '@/lib/i18n/message-texts';

export type LinkState = 'none' | 'used' | 'expired' | 'unknown' | 'busy';

export type PasswordWords = { recovery: Words<'password'>; forms: Words<'forms'> };

export type InvitationWords = { access: Words<'access.invitation'>; forms: Words<'forms'> };

/** Why a link of a mail does not open, by the key of the refusal. */
export const linkStateByKey: Record<string, LinkState> = {
  'error.link.used': 'used',
  'error.link.expired': 'expired',
  'error.absent': 'unknown',
  // Cut off while copying it is not even shaped like one.
  'error.invalid': 'unknown',
};

export const fetchOnceOptions = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };
