import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { countryHome } from '@/lib/access/public-script-paths';
import { wishListPath } from '@/lib/access/route-access';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { BagView } from './bag-view';

type Props = { ways: ReactNode; children: ReactNode; send: ReactNode };

/** The bag is stored on the device: the server renders its frame only. */
export async function BagScreen({ ways, children, send }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('cart');
  return (
    <div className="bag-page">
      <h1>{t('title')}</h1>
      <p className="form-failure script-missing">{t('script')}</p>
      <BagView
        ways={ways}
        send={send}
        home={localePath(locale, countryHome)}
        wishes={localePath(locale, wishListPath)}
        words={{
          page: await getMessageGroup('cart.page'),
          lines: await getMessageGroup('cart.lines'),
          problem: await getMessageGroup('cart.problem'),
          quick: await getMessageGroup('cart.quick'),
        }}
      >
        {children}
      </BagView>
    </div>
  );
}
