import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { countryHome } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

export const generateStaticParams = () => [{ unknown: ['build'] }];

export const metadata: Metadata = { robots: { index: false } };

/** R02 for what is unknown inside a public section, and for everything else should the middleware be away. */
export default async function UnknownPage() {
  redirect(localePath(await requireLocale(), countryHome));
}
