import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { MessageKey } from '@/lib/i18n/message-texts';

/** Metadata of a page that only needs a title, because it is not indexed. */
export function titleMetadata(title: MessageKey, more: Metadata = {}) {
  return async function generateMetadata(): Promise<Metadata> {
    const t = await getTranslations();
    return { title: t(title), ...more };
  };
}
