'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { cn } from '@/lib/cn';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { useWished, wishList } from '@/lib/wish-list/wish-list';

type Props = {
  reference: string;
  colour: string;
  /** The size chosen beside the heart. */
  size?: string;
  words: Words<'wishList.heart'>;
  /** The product's name, if a page has many hearts. */
  name?: string;
  /** Shows text beside the icon, for a page about one product. */
  labelled?: boolean;
  className?: string;
};

/** A style in a colour onto the wish list and off again; its state is pressed or not, its name stays the same. */
export function WishHeart({ reference, colour, size, words, name, labelled, className }: Props) {
  const wished = useWished({ reference, colour });
  const [full, setFull] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-pressed={wished}
        aria-label={labelled ? undefined : name ? fill(words.name, { name }) : words.save}
        className={cn('wish-heart', labelled ? 'ui-button ui-button-quiet' : 'ui-icon-button', className)}
        onClick={() => setFull(!wishList.toggle({ reference, colour, size }))}
      >
        <Icon name="heart" />
        {labelled && words.save}
      </button>
      {full && (
        <span role="alert" className="wish-full">
          {words.full}
        </span>
      )}
    </>
  );
}
