'use client';

import { ColourCard } from '@/components/product-card/colour-card';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Words } from '@/lib/i18n/words';
import { CardActions } from './card-actions';
import type { CardActionWords } from './words';

type Props = { product: ProductCard; colour: string; words: Words<'catalogue.card'>; actions: CardActionWords };

export const SharedCard = ({ product, colour: shared, words, actions }: Props) => (
  <ColourCard
    product={product}
    words={words}
    headingLevel={2}
    shownColour={shared}
    group={`${shared}.`}
    actions={(colour = shared) => <CardActions product={product} colour={colour} words={actions} />}
  />
);
