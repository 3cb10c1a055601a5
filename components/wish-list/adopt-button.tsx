'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/words';
import { useWishes } from '@/lib/wish-list/use-wish-list';
import { wishList } from '@/lib/wish-list/wish-list';
import { hasWish, type Wish } from '@/lib/wish-list/wish-list-rules';

type Props = { wishes: Wish[]; words: Words<'wishList.adopt'> };

/** A shared list onto one's own. */
export function AdoptButton({ wishes, words }: Props) {
  const mine = useWishes();
  const [full, setFull] = useState(false);
  const all = wishes.every((wish) => hasWish(mine, wish));
  const told = full ? words.full : all && (wishList.isClosed() ? words.closed : words.added);
  return (
    <>
      {!all && <Button onClick={() => setFull(!wishList.add(wishes))}>{words.add}</Button>}
      <p role="status">{told}</p>
    </>
  );
}
