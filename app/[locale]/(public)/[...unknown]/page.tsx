import type { Metadata } from 'next';
import { cacheLife } from 'next/cache';
import { redirect } from 'next/navigation';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

export const generateStaticParams = () => [{ unknown: ['build'] }];

export const metadata: Metadata = { robots: { index: false } };

/** What is unknown today may be a product tomorrow: no cache keeps the way home for long. */
async function shortLived(): Promise<void> {
  'use cache';
  cacheLife('absent');
}

/** R02 for what is unknown inside a public section, and for everything else should the middleware be away. */
export default async function UnknownPage() {
  const locale = await requireLocale();
  await shortLived();
  redirect(localePath(locale, countryHome));
}
