import { getTranslations } from 'next-intl/server';
import { BagButton } from '@/components/cart/bag-button';
import { WishListLink } from '@/components/wish-list/wish-list-link';
import { wishListPath } from '@/lib/access/route-access';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

/** Wish list and bag: the same markup for every visitor; the counts are filled in by the browser. */
type Props = {
  /** False where the header shows an executive's order in place of the bag. */
  bag?: boolean;
};

export async function HeaderTools({ bag = true }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('cart');
  const order = await getTranslations('checkout.link');
  const wishes = await getTranslations('wishList');
  return (
    <>
      <WishListLink href={localePath(locale, wishListPath)} label={wishes('link')} />
      {bag && (
        <BagButton
          prefix={localePath(locale, '')}
          label={t('button')}
          order={{ label: order('label'), count: await getMessageGroup('checkout.link.count') }}
          count={await getMessageGroup('cart.count')}
          words={{
            mini: await getMessageGroup('cart.mini'),
            lines: await getMessageGroup('cart.lines'),
            problem: await getMessageGroup('cart.problem'),
          }}
        />
      )}
    </>
  );
}
