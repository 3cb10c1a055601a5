import type { LinkState } from './password-words';

/** Why a link of a mail does not open, by the key of the refusal. */
export const closedBy: Record<string, LinkState> = {
  'error.link.used': 'used',
  'error.link.expired': 'expired',
  'error.absent': 'unknown',
  // Cut off while copying it is not even shaped like one.
  'error.invalid': 'unknown',
};

export const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };
