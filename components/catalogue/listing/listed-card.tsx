import { ColourCard } from '@/components/product-card/colour-card';
import { CardActions } from '@/components/wish-list/card-actions';
import type { CardActionWords } from '@/components/wish-list/words';
import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import type { Words } from '@/lib/i18n/words';

type Props = {
  product: Product;
  /** The colour that was asked for. */
  shownColour: string | undefined;
  words: Words<'catalogue.card'>;
  actionWords?: CardActionWords;
  note: string | undefined;
  priority: boolean;
};

/** With a heart and a way into the bag. */
export function ListedCard({ product, actionWords, ...card }: Props) {
  return (
    <ColourCard
      {...card}
      product={product}
      headingLevel={2}
      actions={(colour) => actionWords && <CardActions product={product} words={actionWords} colour={colour} />}
    />
  );
}
