'use client';

import { useRef, useState } from 'react';
import type { Failure, Result } from '@/lib/result';

type Write = { what: string; work: () => Promise<Result<unknown>>; done: (data: never) => void };

/**
 * The writes of one screen, in sequence, so that the last one wins. A failed write is kept until it is reported or
 * replaced: it is retried after a new sign-in, or by the button beside the message.
 */
export function useRequestQueue() {
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const failed = useRef(new Map<string, Write>());
  const [waiting, setWaiting] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saved, setSaved] = useState(false);

  async function send(write: Write): Promise<void> {
    const result = await write.work();
    failed.current.delete(write.what);
    if (!result.ok) failed.current.set(write.what, write);
    const all = failed.current.size === 0;
    if (!result.ok || all) setFailure(result.ok ? null : result);
    setSaved(all);
    if (result.ok) write.done(result.data as never);
  }
  function queue(write: Write): void {
    setWaiting((count) => count + 1);
    // Replaced now, so the earlier one is not retried after it.
    failed.current.delete(write.what);
    chain.current = chain.current.then(() => send(write)).finally(() => setWaiting((count) => count - 1));
  }

  return {
    pending: waiting > 0,
    saved: saved && waiting === 0,
    failure,
    /** A later write replaces an earlier one of the same name. */
    write: <T>(what: string, work: () => Promise<Result<T>>, done: (data: T) => void) =>
      queue({ what, work, done: done as Write['done'] }),
    /** Whether all of them succeeded. */
    settled: () => chain.current.then(() => failed.current.size === 0),
    retry: () => {
      for (const write of [...failed.current.values()]) queue(write);
    },
  };
}
