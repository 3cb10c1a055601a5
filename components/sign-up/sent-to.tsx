'use client';

import { useSyncExternalStore } from 'react';
import { fill } from '@/lib/i18n/words';
import { recallMail } from '@/lib/sign-up/sign-up-draft';

const never = () => () => {};

/** Names the address where this tab knows it: a misspelt one is seen here. */
export function SentTo({ text, template }: { text: string; template: string }) {
  const email = useSyncExternalStore(never, recallMail, () => null);
  return <p>{email ? fill(template, { email }) : text}</p>;
}
