import type { Words } from '@/lib/i18n/words';

export type LinkState = 'none' | 'used' | 'expired' | 'unknown' | 'busy';

export type PasswordWords = { recovery: Words<'password'>; forms: Words<'forms'> };

export type AccessWords = { access: Words<'access.invitation'>; forms: Words<'forms'> };
