import { getTranslations } from 'next-intl/server';
import { countryHome } from '@/lib/access/public-script-paths';
import { wishListPath } from '@/lib/access/route-access';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getCardActionWords } from './card-action-words';
import { WishListView } from './wish-list-view';

/** The list is stored on the device: the server renders its frame only. */
export async function OwnList() {
  const locale = await requireLocale();
  const t = await getTranslations('wishList');
  return (
    <div className="wish-page">
      <h1>{t('title')}</h1>
      <p className="form-failure script-missing">{t('script')}</p>
      <WishListView
        href={localePath(locale, wishListPath)}
        home={localePath(locale, countryHome)}
        title={t('title')}
        words={{
          page: await getMessageGroup('wishList.page'),
          card: await getMessageGroup('catalogue.card'),
          actions: await getCardActionWords(),
          bar: await getMessageGroup('comparison.bar'),
        }}
      />
    </div>
  );
}
