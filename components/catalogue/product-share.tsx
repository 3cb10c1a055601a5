'use client';

import { useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/words';
import type { ShareWords } from './product-words';

type Props = {
  name: string;
  /** Of the product in its colour. A size never goes along. */
  address: string;
  words: ShareWords;
};

export function ProductShare({ name, address, words }: Props) {
  const [canShare, setCanShare] = useState(false);
  const [said, setSaid] = useState('');
  const text = fill(words.text, { name, address });

  useEffect(() => setCanShare('share' in navigator), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(words.copied);
    } catch {
      setSaid(fill(words.notCopied, { address }));
    }
  }

  function share() {
    // Who closes the sheet has changed her mind, and that is all.
    navigator.share({ title: name, url: address }).catch(() => {});
  }

  return (
    <div className="product-share">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'quiet' })}
      >
        {words.whatsapp}
      </a>
      <Button variant="quiet" onClick={copy}>
        {words.copy}
      </Button>
      {/* In its place from the start, so that nothing moves when it turns out that the device can. */}
      <Button variant="quiet" onClick={share} className={canShare ? undefined : 'invisible'}>
        <Icon name="share" />
        {words.title}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
