import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { MessageKey } from '@/lib/i18n/words';

/** The metadata of a page that has a title and, since no search engine keeps it, hardly more. */
export function titleOf(title: MessageKey, more: Metadata = {}) {
  return async function generateMetadata(): Promise<Metadata> {
    const t = await getTranslations();
    return { title: t(title), ...more };
  };
}
