'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { fillCount, type Words } from '@/lib/i18n/message-texts';
import { createEntryStore } from '@/lib/pad/entry-store';
import { useStore } from '@/lib/state/use-store';
import './order.css';

type Props = { owner: string; pad: string; words: Words<'order.unanswered'> };

/** T15. Pad lines that are not in the order: shown wherever the order could seem complete, with a link back. */
export function LinesNotAddedNotice({ owner, pad, words }: Props) {
  const [store] = useState(() => createEntryStore(owner));
  useEffect(() => void store.load(), [store]);
  const count = useStore(store, ({ entries }) => entries.length, 0);
  if (count === 0) return null;
  return (
    <p role="status" className="desk-remark">
      {fillCount(words.count, count)}{' '}
      <Link href={pad} className={linkClass()}>
        {words.back}
      </Link>
    </p>
  );
}
