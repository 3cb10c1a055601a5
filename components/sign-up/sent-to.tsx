'use client';

import { useSyncExternalStore } from 'react';
import type { Words } from '@/lib/i18n/words';
import { fill } from '@/lib/i18n/words';
import { recallMail } from '@/lib/sign-up/sign-up-draft';

const never = () => () => {};

/** Names the address where this tab knows it: a misspelt one is seen here. */
export function SentTo({ words }: { words: Words<'signUp.success.sent'> }) {
  const email = useSyncExternalStore(never, recallMail, () => null);
  return <p>{email ? fill(words.to, { email }) : words.text}</p>;
}
