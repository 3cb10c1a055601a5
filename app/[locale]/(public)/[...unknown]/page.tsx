import type { Metadata } from 'next';
import { cacheLife } from 'next/cache';
import { redirect } from 'next/navigation';
import { countryHome } from '@/lib/access/public-script-paths';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

export const generateStaticParams = () => [{ unknown: ['build'] }];

export const metadata: Metadata = { robots: { index: false } };

/** An unknown address may be a product tomorrow, so the redirect home is cached briefly. */
async function shortLived(): Promise<void> {
  'use cache';
  cacheLife('absent');
}

/** R02 for unknown addresses inside a public section, and for all others if the middleware is off. */
export default async function UnknownPage() {
  const locale = await requireLocale();
  await shortLived();
  redirect(localePath(locale, countryHome));
}
