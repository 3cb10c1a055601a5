import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { wishListPath } from '@/lib/access/route-access';
import { getWords } from '@/lib/i18n/get-words';
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
          page: await getWords('cart.page'),
          lines: await getWords('cart.lines'),
          problem: await getWords('cart.problem'),
          quick: await getWords('cart.quick'),
        }}
      >
        {children}
      </BagView>
    </div>
  );
}
