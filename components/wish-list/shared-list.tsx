import { getTranslations } from 'next-intl/server';
import { CompareBar } from '@/components/comparison/compare-bar';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { countryHome } from '@/lib/access/public-script-paths';
import { wishListPath } from '@/lib/access/route-access';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { fillCount, type Words } from '@/lib/i18n/message-texts';
import { localePath } from '@/lib/i18n/routing';
import { matchCards } from '@/lib/wish-list/wish-cards';
import { listSharedCards } from '@/lib/wish-list/wish-list-queries';
import type { Wish } from '@/lib/wish-list/wish-list-rules';
import { getCardActionWords } from './card-action-words';
import { AddSharedWishesButton, SharedWishCard } from './shared-wish-card';
import './wish-list.css';

/** F021. A shared list, readable without script; it contains no sizes of its owner. */
export async function SharedList({ wishes }: { wishes: Wish[] }) {
  const locale = await requireLocale();
  const t = await getTranslations('wishList');
  const cards = matchCards(wishes, await listSharedCards(locale, wishes)).filter(({ card }) => card);
  const words: Words<'catalogue.card'> = await getMessageGroup('catalogue.card');
  const actions = await getCardActionWords();
  return (
    <div className="wish-page">
      <h1>{t('sharedTitle')}</h1>
      {cards.length === 0 ? (
        <EmptyState
          title={t('sharedEmptyTitle')}
          actions={
            <Link href={localePath(locale, countryHome)} className={buttonClass()}>
              {t('home')}
            </Link>
          }
        >
          {t('sharedEmptyText')}
        </EmptyState>
      ) : (
        <>
          <p>{fillCount(await getMessageGroup('wishList.sharedText'), cards.length)}</p>
          <ul className="product-grid">
            {cards.map(
              ({ wish, card }) =>
                card && (
                  <li key={`${wish.reference}.${wish.colour}`}>
                    <SharedWishCard product={card} colour={wish.colour} words={words} actions={actions} />
                  </li>
                ),
            )}
          </ul>
          <CompareBar locale={locale} words={await getMessageGroup('comparison.bar')} />
          <div className="actions wish-adopt">
            <AddSharedWishesButton
              wishes={cards.map(({ wish }) => wish)}
              words={await getMessageGroup('wishList.adopt')}
            />
            <Link href={localePath(locale, wishListPath)} className={buttonClass({ variant: 'secondary' })}>
              {t('mine')}
            </Link>
          </div>
        </>
      )}
    </div>
  );
}
