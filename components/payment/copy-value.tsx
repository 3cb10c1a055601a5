'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { useInBrowser } from '@/lib/state/use-store';

type Props = {
  /** The label of the copied value. */
  name: string;
  value: string;
  words: Pick<Words<'payment.transfer'>, 'copy' | 'copyName' | 'copied' | 'notCopied'>;
};

/** Without script there is no button: the value beside it can be selected. */
export function CopyValue({ name, value, words }: Props) {
  const [message, setMessage] = useState('');
  const running = useInBrowser(() => true, false);
  if (!running) return null;

  async function copy() {
    const done = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    setMessage(fill(done ? words.copied : words.notCopied, { name }));
  }
  return (
    <>
      <Button variant="quiet" size="compact" aria-label={fill(words.copyName, { name })} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
