'use client';

import type { Words } from '@/lib/i18n/words';
import { fill } from '@/lib/i18n/words';
import { recallMail } from '@/lib/sign-up/sign-up-draft';
import { useInBrowser } from '@/lib/state/use-store';

/** Names the address where this tab knows it: a misspelt one is seen here. */
export function SentTo({ words }: { words: Words<'signUp.success.sent'> }) {
  const email = useInBrowser(recallMail, null);
  return <p>{email ? fill(words.to, { email }) : words.text}</p>;
}
