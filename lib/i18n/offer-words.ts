import type { Locale } from '@/contract/public-codes';

/** Not in the messages, because these are shown on a page of another language. */
export const offerWords: Record<Locale, { text: string; yes: string; no: string; label: string }> = {
  es: { label: 'Idioma', text: 'También estamos en español.', yes: 'Ver en español', no: 'Seguir en este idioma' },
  en: { label: 'Language', text: 'We’re here in English too.', yes: 'See it in English', no: 'Stay in this language' },
  de: {
    label: 'Sprache',
    text: 'Uns gibt es auch auf Deutsch.',
    yes: 'Auf Deutsch ansehen',
    no: 'In dieser Sprache bleiben',
  },
};
