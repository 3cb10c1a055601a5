'use client';

import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Result } from '@/lib/result';
import { useHash } from '@/lib/state/use-hash';

type State = 'asking' | 'pending' | 'done' | 'none' | 'unknown' | 'busy';

type StopMessage = { title: string; text: string };
type StopWords = Record<'asking' | 'done' | 'none' | 'unknown' | 'busy', StopMessage> &
  Record<'submit' | 'pending' | 'home', string>;
type Props = { home: string; words: StopWords; stop: (token: string) => Promise<Result<unknown>> };

const unknown = ['error.absent', 'error.invalid'];

/** Ends something only by a press, because mail scanners open links. */
export function UnsubscribeByLink({ home, words, stop }: Props) {
  const token = useHash();
  const [state, setState] = useState<State>('asking');
  if (token === null) return <Skeleton className="h-48 w-full" />;

  async function press(given: string) {
    setState('pending');
    const result = await stop(given);
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
          <Button pending={shown === 'pending'} pendingLabel={words.pending} onClick={() => void press(token)}>
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
