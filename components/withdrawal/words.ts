import type { Words } from '@/lib/i18n/words';

export type WithdrawalWords = Omit<Words<'withdrawal'>, 'order'>;
