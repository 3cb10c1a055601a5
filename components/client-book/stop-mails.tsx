'use client';

import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { stopMails } from '@/lib/client-book/message-mutations';
import type { Words } from '@/lib/i18n/words';
import { useHash } from '@/lib/state/use-hash';

type State = 'asking' | 'pending' | 'done' | 'none' | 'unknown' | 'busy';

type Props = { home: string; words: Words<'clientBook.noMail'> };

const unknown = ['error.absent', 'error.invalid'];

/** A press of her own: what only opens the links of a mail, to look for harm in them, ends nothing. */
export function StopMails({ home, words }: Props) {
  const token = useHash();
  const [state, setState] = useState<State>('asking');
  if (token === null) return <Skeleton className="h-48 w-full" />;

  async function stop(given: string) {
    setState('pending');
    const result = await stopMails(given);
    setState(result.ok ? 'done' : unknown.includes(result.key) ? 'unknown' : 'busy');
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
          <Button pending={shown === 'pending'} pendingLabel={words.pending} onClick={() => void stop(token)}>
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
