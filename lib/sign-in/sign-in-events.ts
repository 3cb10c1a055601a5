'use client';

import { useEffect, useEffectEvent } from 'react';
import { createListeners } from '@/lib/state/store';

/** `asked`: open the page's sign-in dialog. `back`: the same person has signed in again. */
const news = { asked: createListeners(), back: createListeners() };

export const openSignInDialog = () => news.asked.notify();
export const announceSignedInAgain = () => news.back.notify();

export function useSignInEvent(name: keyof typeof news, listener: () => void): void {
  const onNews = useEffectEvent(listener);
  useEffect(() => news[name].subscribe(() => onNews()), [name]);
}
