import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { formatPrice } from '@/contract/money';
import type { ProductOptions } from '@/lib/catalogue/product-options';
import { articleOf, hasCups, priceOf, sizeName } from '@/lib/catalogue/product-rules';
import { colourInSentence } from '@/lib/i18n/colour-in-sentence';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';

type Props = { locale: Locale; choice: ProductOptions; colour: number; words: Words<'product.choice'> };

/** The code that an executive types and a client passes on; also the way to order without script. */
export function ProductCodes({ locale, choice, colour, words }: Props) {
  const [system] = useSizeSystem(locale);
  const title = fill(words.codes, { colour: colourInSentence(choice.colours[colour]?.name ?? '', locale) });
  return (
    <Disclosure summary={title}>
      <Table caption={title} captionHidden>
        <thead>
          <tr>
            <th scope="col">
              {hasCups(choice) ? fill(words.inSystem, { name: words.size, system: words.systems[system] }) : words.size}
            </th>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.price}</th>
            {choice.sellable && <th scope="col">{words.stock}</th>}
          </tr>
        </thead>
        <tbody>
          {choice.sizes.map((size, place) => {
            const article = articleOf(choice, colour, place);
            if (!article) return null;
            const [code, maxQuantity] = article;
            const price = priceOf(choice, colour, place);
            return (
              <tr key={code}>
                <th scope="row">{sizeName(choice, system, size)}</th>
                <td>{code}</td>
                <td>{price && formatPrice(price.from)}</td>
                {choice.sellable && <td>{maxQuantity > 0 ? words.inStock : words.soldOut}</td>}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Disclosure>
  );
}
