import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { countryHome } from '@/lib/access/public-script-paths';
import { searchExecutivesPath } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

/** Paused by the executive or by the shop: the same text, because the reason is private. */
export async function PausedStore({ name }: { name: string }) {
  const t = await getTranslations('store.paused');
  return <Closed title={t('title', { name })} text={t('text', { name })} />;
}

export async function UnknownStore() {
  const t = await getTranslations('store.unknown');
  return <Closed title={t('title')} text={t('text')} />;
}

async function Closed({ title, text }: { title: string; text: string }) {
  const locale = await requireLocale();
  const t = await getTranslations('store.closed');
  return (
    <div className="page-narrow">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="actions">
        <Link href={localePath(locale, countryHome)} className={buttonClass()}>
          {t('catalogue')}
        </Link>
        <Link href={localePath(locale, searchExecutivesPath)} className={buttonClass({ variant: 'secondary' })}>
          {t('search')}
        </Link>
      </p>
    </div>
  );
}
