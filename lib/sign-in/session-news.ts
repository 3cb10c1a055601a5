'use client';

import { useEffect, useEffectEvent } from 'react';
import { createListeners } from '@/lib/state/store';

/** `asked`: open the page's sign-in dialog. `back`: the same person has signed in again. */
const news = { asked: createListeners(), back: createListeners() };

export const askToSignIn = () => news.asked.tell();
export const announceBack = () => news.back.tell();

export function useSessionNews(name: keyof typeof news, listener: () => void): void {
  const heard = useEffectEvent(listener);
  useEffect(() => news[name].subscribe(() => heard()), [name]);
}
