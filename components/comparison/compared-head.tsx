import { getTranslations } from 'next-intl/server';
import { getBuyWords } from '@/components/cart/buy-words';
import { QuickAddButton } from '@/components/cart/quick-add-button';
import { Link } from '@/components/layout/link';
import { Picture } from '@/components/ui/picture';
import { linkClass } from '@/components/ui/text-link';
import type { ComparedProduct } from '@/lib/comparison/comparison-queries';
import { type ComparedStyle, compareHref, withoutCompared } from '@/lib/comparison/comparison-rules';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';

type Props = { compared: ComparedProduct; items: ComparedStyle[] };

/** Picture and name link to the product; buttons remove it or put it into the bag. */
export async function ComparedHead({ compared: { product, colour }, items }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('comparison.page');
  const words = { quick: await getMessageGroup('cart.quick'), buy: await getBuyWords() };
  const { reference, name, sellable, variants } = product;
  const shown = variants[colour];
  const picture = shown?.pictures[0];
  const href = shown?.href ?? product.href;
  return (
    <th scope="col">
      <div className="comparison-head">
        <Link href={href} className="comparison-picture" tabIndex={-1} aria-hidden="true">
          {picture && (
            <Picture
              {...picture}
              alt=""
              variant="thumbnail"
              sizes="(max-width: 767px) 30vw, (max-width: 1599px) 16vw, 264px"
            />
          )}
        </Link>
        <Link href={href} className={linkClass()}>
          {name}
        </Link>
        {sellable && (
          <QuickAddButton
            product={{ reference, name, href }}
            colour={shown?.code ?? ''}
            label={t('buy')}
            words={words}
          />
        )}
        <Link href={compareHref(locale, withoutCompared(items, reference))} className={linkClass()}>
          {t('remove')}
          <span className="sr-only"> {name}</span>
        </Link>
      </div>
    </th>
  );
}
