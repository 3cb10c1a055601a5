import { QuickAddButton } from '@/components/cart/quick-add-button';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import { wishList } from '@/lib/wish-list/wish-list';
import type { Wish } from '@/lib/wish-list/wish-list-rules';
import type { CardActionWords } from './words';

type Props = {
  wish: Wish;
  /** Of the picture that is seen. */
  colour: string;
  card: ProductCard;
  label: string;
  words: CardActionWords;
};

/** What lies in the bag leaves the list, which can be undone. */
export const MoveToBag = ({ wish, colour, card, label, words }: Props) => (
  <div className="wish-move">
    <QuickAddButton
      product={card}
      colour={colour}
      size={wish.size}
      label={label}
      words={words}
      onAdded={() => wishList.remove([wish])}
    />
  </div>
);
