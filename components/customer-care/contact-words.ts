import type { Words } from '@/lib/i18n/words';

export type ContactWords = Omit<Words<'customerCare.contact'>, 'ways' | 'back' | 'description'>;
