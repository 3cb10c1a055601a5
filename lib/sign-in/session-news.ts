'use client';

import { useEffect, useEffectEvent } from 'react';

/** `asked`: a page wants its one sign-in dialog open. `back`: the same person has signed in again, and work goes on. */
type News = 'asked' | 'back';

const listeners = { asked: new Set<() => void>(), back: new Set<() => void>() };

function tell(news: News): void {
  for (const listener of [...listeners[news]]) listener();
}

export const askToSignIn = () => tell('asked');
export const announceBack = () => tell('back');

export function useSessionNews(news: News, listener: () => void): void {
  const heard = useEffectEvent(listener);
  useEffect(() => {
    const told = () => heard();
    listeners[news].add(told);
    return () => {
      listeners[news].delete(told);
    };
  }, [news]);
}
