import { getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/ui/disclosure';
import { Swatch } from '@/components/ui/swatch';
import { Table } from '@/components/ui/table';
import type { ProductVariant } from '@/lib/catalogue/product-mappers';

/** A table for each colour: the code that an executive types is what a client has to tell her. */
export async function ProductSizes({ variants }: { variants: ProductVariant[] }) {
  const t = await getTranslations('catalogue.product');
  return variants.map(({ code, name, colour, articles }, place) => (
    <Disclosure
      key={code}
      open={place === 0}
      summary={
        <span className="product-colour">
          <span aria-hidden="true">
            <Swatch name={name} colour={colour} />
          </span>
          {name}
        </span>
      }
    >
      <Table caption={t('colour', { name })} captionHidden>
        <thead>
          <tr>
            <th scope="col">{t('size')}</th>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('stock')}</th>
          </tr>
        </thead>
        <tbody>
          {articles.map(({ size, code: article, maxQuantity }) => (
            <tr key={article}>
              <th scope="row">{size}</th>
              <td>{article}</td>
              <td>{maxQuantity > 0 ? t('available') : t('soldOut')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  ));
}
