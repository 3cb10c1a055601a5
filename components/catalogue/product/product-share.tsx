'use client';

import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fill, type Words } from '@/lib/i18n/message-texts';

type Props = {
  name: string;
  /** The product's address in its colour. A size is never shared. */
  address: string;
  /** The kind of link, for analytics. */
  kind?: string;
  words: Words<'product.share'>;
};

export function ProductShare({ name, address, kind = 'product', words }: Props) {
  const [said, setSaid] = useState('');
  const text = fill(words.text, { name, address });

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(words.copied);
    } catch {
      setSaid(fill(words.notCopied, { address }));
    }
  }

  /**
   * Without a share sheet, or if the press is too old to open one (it waited for this script), copies the link. Closing
   * the sheet is a choice, not an error.
   */
  async function share() {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: name, url: address });
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'NotAllowedError') await copy();
    }
  }

  return (
    <div className="product-share" data-share={kind}>
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
      <Button variant="quiet" onClick={share}>
        <Icon name="share" />
        {words.title}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
