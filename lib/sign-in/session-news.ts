'use client';

import { useEffect, useEffectEvent } from 'react';
import { createListeners } from '@/lib/state/store';

/** `asked`: a page wants its one sign-in dialog open. `back`: the same person has signed in again, and work goes on. */
const news = { asked: createListeners(), back: createListeners() };

export const askToSignIn = () => news.asked.tell();
export const announceBack = () => news.back.tell();

export function useSessionNews(name: keyof typeof news, listener: () => void): void {
  const heard = useEffectEvent(listener);
  useEffect(() => news[name].subscribe(() => heard()), [name]);
}
