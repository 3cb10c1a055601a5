import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/layout/link';
import { Stars } from '@/components/reviews/stars';
import { Price } from '@/components/ui/price';
import { SwatchList } from '@/components/ui/swatch';
import { Table } from '@/components/ui/table';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import type { ComparedProduct } from '@/lib/comparison/comparison-queries';
import {
  type CompareRow,
  formatRow,
  listDifferentRows,
  type TextRow,
  textRows,
} from '@/lib/comparison/comparison-rows';
import type { ComparedStyle } from '@/lib/comparison/comparison-rules';
import { toSizeList } from '@/lib/comparison/comparison-sizes';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { localePath } from '@/lib/i18n/routing';
import { ComparedHead } from './compared-head';
import { ComparedSizes } from './compared-sizes';

type Props = { compared: ComparedProduct[]; items: ComparedStyle[] };

export async function ComparisonTable({ compared, items }: Props) {
  const locale = await requireLocale();
  const [t, facts, format] = await Promise.all([
    getTranslations('comparison.page'),
    getTranslations('product.facts'),
    getFormatter(),
  ]);
  const card: Words<'catalogue.card'> = await getMessageGroup('catalogue.card');
  const sizes = await getMessageGroup('comparison.sizes');
  const names: Record<CompareRow | 'delivery', string> = await getMessageGroup('comparison.page.rows');
  const say = {
    fibre: (percent: number, fibre: string) => facts('fibre', { percent, fibre }),
    returns: (sealed: boolean) => t(sealed ? 'sealed' : 'returnable'),
  };
  const different = listDifferentRows(compared, say);
  const row = (name: CompareRow, cell: (one: ComparedProduct) => ReactNode) => (
    <tr key={name} data-differs={different.has(name) || undefined}>
      <th scope="row">
        {names[name]}
        {different.has(name) && <span className="sr-only">, {t('differs')}</span>}
      </th>
      {compared.map((one) => (
        <td key={one.product.reference}>{cell(one)}</td>
      ))}
    </tr>
  );
  const known = (name: TextRow) => compared.some(({ product }) => formatRow(name, product, say));

  return (
    <Table caption={t('caption')} captionHidden className="comparison">
      <thead>
        <tr>
          <td>{different.size > 0 && <span className="comparison-key">{t('differs')}</span>}</td>
          {compared.map((one) => (
            <ComparedHead key={one.product.reference} compared={one} items={items} />
          ))}
        </tr>
      </thead>
      <tbody>
        {row('price', ({ product: { price } }) =>
          price ? (
            <Price
              cents={price.from}
              toCents={price.to}
              previous={price.before ? { cents: price.before.from, toCents: price.before.to } : undefined}
              labels={card}
              note={price.before && fill(card.lowest30, { price: formatPrice(price.before.lowest30) })}
            />
          ) : (
            '–'
          ),
        )}
        {row('rating', ({ rating }) =>
          rating ? (
            <>
              <Stars value={rating.average} />{' '}
              {format.number(rating.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ({rating.count})
            </>
          ) : (
            t('unrated')
          ),
        )}
        {row('colours', ({ product }) => (
          <SwatchList
            label={card.colours}
            swatches={product.variants.map(({ code, name, colour }) => ({ id: code, name, colour }))}
            moreLabel={(count) => fillCount(card.moreColours, count)}
          />
        ))}
        {row('sizes', ({ product }) => (
          <ComparedSizes locale={locale} guide={product.sizeGuide} list={toSizeList(product)} words={sizes} />
        ))}
        {textRows.filter(known).map((name) => row(name, ({ product }) => formatRow(name, product, say) || '–'))}
        <tr>
          <th scope="row">{names.delivery}</th>
          <td colSpan={compared.length}>
            <span className="comparison-held">
              {facts('deliveryText')}{' '}
              <Link href={localePath(locale, '/customer-care/delivery')} className={linkClass()}>
                {facts('deliveryLink')}
              </Link>
            </span>
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
