import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PausedStore, UnknownStore } from '@/components/personal-store/store-closed';
import { StorePage } from '@/components/personal-store/store-page';
import { isPublicPath } from '@/lib/access/route-access';
import { brand } from '@/lib/brand';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { hasOwnWords } from '@/lib/personal-store/personal-store';
import { storePath } from '@/lib/personal-store/store-path';
import { getStore } from '@/lib/personal-store/store-queries';
import { absentPageMetadata } from '@/lib/seo/absent-page-metadata';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ alias: string }> };

export const generateStaticParams = () => [{ alias: 'build' }];

async function findStore(params: Props['params']) {
  const locale = await requireLocale();
  const { alias } = await params;
  const found = isPublicPath(storePath(alias)) ? await getStore(locale, alias) : null;
  // Each spelling of an alias, and each former one, would be a page of its own. Not permanent: its owner may take one
  // back.
  if (found && found.store.alias !== alias) redirect(localePath(locale, storePath(found.store.alias)));
  return { locale, found };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, found } = await findStore(params);
  if (!found) return absentPageMetadata((await getTranslations('store.unknown'))('title'));
  const { store, state } = found;
  const t = await getTranslations('store.page');
  const page = pageMetadata({
    locale,
    title: t('metaTitle', { name: store.name }),
    description: store.greeting || t('metaDescription', { name: store.name, brand: brand.name }),
    at: storePath(store.alias),
    card: state === 'open' ? `my-store/${store.alias}` : undefined,
  });
  if (state === 'open' && hasOwnWords(store)) {
    // N19. The executive's words are the same in every translation of the frame, so one page is indexed.
    const canonical = localePath(store.locale, storePath(store.alias));
    return { ...page, alternates: { canonical } };
  }
  return { ...page, robots: { index: false, follow: true } };
}

export default async function StoreWelcomePage({ params }: Props) {
  const { found } = await findStore(params);
  if (!found) return <UnknownStore />;
  return found.state === 'open' ? <StorePage store={found.store} /> : <PausedStore name={found.store.name} />;
}
