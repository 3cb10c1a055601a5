import { getTranslations } from 'next-intl/server';
import { countryHome } from '@/lib/access/public-script-paths';
import { bagPath } from '@/lib/cart/bag-path';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { SentBagLookup } from './sent-bag-lookup';

/** The bag's key is behind the # of the address, so the server renders the frame alone. */
export async function SentBagLookupScreen() {
  const locale = await requireLocale();
  const t = await getTranslations('sentBag.look');
  return (
    <div className="page-narrow">
      <h1>{t('title')}</h1>
      <SentBagLookup
        locale={locale}
        bagPath={localePath(locale, bagPath(''))}
        home={localePath(locale, countryHome)}
        words={{
          look: await getMessageGroup('sentBag.look'),
          seen: await getMessageGroup('sentBag.seen'),
          line: await getMessageGroup('requests.line'),
          talk: await getMessageGroup('requests.talk'),
        }}
      />
    </div>
  );
}
