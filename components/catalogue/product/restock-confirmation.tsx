'use client';

import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { confirmRestock } from '@/lib/catalogue/restock-mutations';
import type { Words } from '@/lib/i18n/message-texts';
import { useHash } from '@/lib/state/use-hash';

type State = 'asking' | 'pending' | 'done' | 'none' | 'expired' | 'unknown' | 'busy';

type Props = { home: string; words: Words<'reviews.restock.confirm'> };

const stateBy: Record<string, State> = {
  'error.link.expired': 'expired',
  'error.absent': 'unknown',
  // A token that was cut off while copying does not match the pattern.
  'error.invalid': 'unknown',
};

/** Confirms only by a press, because mail scanners open links. */
export function RestockConfirmation({ home, words }: Props) {
  const token = useHash();
  const [state, setState] = useState<State>('asking');
  if (token === null) return <Skeleton className="h-48 w-full" />;

  async function confirm(given: string) {
    setState('pending');
    const result = await confirmRestock(given);
    setState(result.ok ? 'done' : (stateBy[result.key] ?? 'busy'));
  }
  const shown = token === '' ? 'none' : state;
  const open = shown === 'asking' || shown === 'pending' || shown === 'busy';
  const said = words[shown === 'pending' ? 'asking' : shown];
  return (
    <>
      <h1>{said.title}</h1>
      <p role="status">{said.text}</p>
      <p className="actions">
        {open ? (
          <Button pending={shown === 'pending'} pendingLabel={words.pending} onClick={() => void confirm(token)}>
            {words.submit}
          </Button>
        ) : (
          <a href={home} className={buttonClass({ variant: 'secondary' })}>
            {words.home}
          </a>
        )}
      </p>
    </>
  );
}
