'use client';

import { useRef, useState } from 'react';
import type { Failure, Result } from '@/lib/result';

type Write = { work: () => Promise<Result<unknown>>; done: (data: never) => void };

/**
 * Writes of one screen, one after the other, so that the last one wins. What failed is kept: after a new sign-in, or by
 * the button beside the message, it is tried again.
 */
export function useWrites() {
  const chain = useRef<Promise<boolean>>(Promise.resolve(true));
  const failed = useRef<Write | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saved, setSaved] = useState(false);

  async function send(write: Write): Promise<boolean> {
    const result = await write.work();
    setFailure(result.ok ? null : result);
    setSaved(result.ok);
    failed.current = result.ok ? null : write;
    if (result.ok) write.done(result.data as never);
    return result.ok;
  }
  function queue(write: Write): void {
    setWaiting((count) => count + 1);
    chain.current = chain.current.then(() => send(write)).finally(() => setWaiting((count) => count - 1));
  }

  return {
    pending: waiting > 0,
    saved: saved && waiting === 0,
    failure,
    write: <T>(work: () => Promise<Result<T>>, done: (data: T) => void) => queue({ work, done: done as Write['done'] }),
    /** Whether the last of them was kept. */
    settled: () => chain.current,
    retry: () => failed.current && queue(failed.current),
  };
}
