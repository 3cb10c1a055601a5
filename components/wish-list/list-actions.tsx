'use client';

import { useId, useState } from 'react';
import { QuickAddButton } from '@/components/cart/quick-add-button';
import { Button, buttonClass } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Words } from '@/lib/i18n/message-texts';
import { useInBrowser } from '@/lib/state/use-store';
import { wishList } from '@/lib/wish-list/wish-list';
import { formatItems, type Wish } from '@/lib/wish-list/wish-list-rules';
import type { CardActionWords } from './card-action-words';

type Props = { wishes: Wish[]; href: string; title: string; words: Words<'wishList.page'> };

/** F021. The link carries styles and colours, never sizes. */
export function ShareList({ wishes, href, title, words }: Props) {
  const id = useId();
  const [notice, setNotice] = useState('');
  const canShare = useInBrowser(() => typeof navigator.share === 'function', false);
  const link = `${window.location.origin}${href}?items=${formatItems(wishes)}`;

  async function share() {
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as Error).name !== 'AbortError') setNotice(words.copyFailed);
    }
  }
  async function copy() {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setNotice(done ? words.copied : words.copyFailed);
  }

  return (
    <section className="wish-share" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.shareTitle}</h2>
      <p className="text-soft">{words.shareText}</p>
      <div className="actions" data-share="wish-list">
        {canShare && <Button onClick={() => void share()}>{words.share}</Button>}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${words.message} ${link}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: canShare ? 'secondary' : 'primary' })}
        >
          {words.whatsapp}
        </a>
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <p role="status">{notice}</p>
      <TextInput aria-label={words.link} readOnly value={link} onFocus={({ target }) => target.select()} />
    </section>
  );
}

type MoveToBagProps = {
  wish: Wish;
  /** Of the picture that is seen. */
  colour: string;
  card: ProductCard;
  label: string;
  words: CardActionWords;
};

/** What lies in the bag leaves the list, which can be undone. */
export const MoveToBag = ({ wish, colour, card, label, words }: MoveToBagProps) => (
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
