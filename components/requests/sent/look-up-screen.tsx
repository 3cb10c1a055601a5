import { getTranslations } from 'next-intl/server';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { bagPath } from '@/lib/cart/bag-path';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { LookUp } from './look-up';

/** The bag's key is behind the # of the address, so the server renders the frame alone. */
export async function LookUpScreen() {
  const locale = await requireLocale();
  const t = await getTranslations('sentBag.look');
  return (
    <div className="page-narrow">
      <h1>{t('title')}</h1>
      <LookUp
        locale={locale}
        bagPath={localePath(locale, bagPath(''))}
        home={localePath(locale, countryHome)}
        words={{
          look: await getWords('sentBag.look'),
          seen: await getWords('sentBag.seen'),
          line: await getWords('requests.line'),
          talk: await getWords('requests.talk'),
        }}
      />
    </div>
  );
}
