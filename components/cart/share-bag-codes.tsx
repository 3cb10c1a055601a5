'use client';

import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { keyboardScrollable } from '@/components/ui/keyboard-scrollable';
import { formatBagMessage } from '@/lib/cart/bag-message';
import type { CartLine } from '@/lib/cart/cart-line';
import type { Words } from '@/lib/i18n/message-texts';
import { useInBrowser } from '@/lib/state/use-store';

type Props = { lines: CartLine[]; words: Words<'cart.page'> };

/** For a visitor who knows an executive: shares the codes alone; names and prices stay on this page. */
export function ShareBagCodes({ lines, words }: Props) {
  const [message, setMessage] = useState('');
  const canShare = useInBrowser(() => typeof navigator.share === 'function', false);
  const text = formatBagMessage(words.sendGreeting, lines);

  async function share() {
    try {
      await navigator.share({ text });
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as Error).name !== 'AbortError') setMessage(words.sendFailed);
    }
  }
  async function copy() {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setMessage(done ? words.sendCopied : words.sendFailed);
  }

  return (
    <Disclosure summary={words.sendTitle} className="bag-send">
      <p className="text-soft">{words.sendText}</p>
      <ul className="bag-send-text" {...keyboardScrollable}>
        {lines.map(({ key, quantity, name }) => (
          <li key={key}>
            {quantity} × {key} <span className="text-soft">{name}</span>
          </li>
        ))}
      </ul>
      <div className="actions">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          {words.sendWhatsapp}
        </a>
        <a
          href={`mailto:?subject=${encodeURIComponent(words.sendSubject)}&body=${encodeURIComponent(text)}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {words.sendMail}
        </a>
        <Button variant="secondary" onClick={() => void copy()}>
          {words.sendCopy}
        </Button>
        {canShare && (
          <Button variant="quiet" onClick={() => void share()}>
            {words.sendShare}
          </Button>
        )}
      </div>
      <p role="status">{message}</p>
    </Disclosure>
  );
}
