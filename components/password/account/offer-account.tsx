'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GuestOrderKey } from '@/lib/checkout/checkout';
import { requestAccountLinkByOrder } from '@/lib/client-area/create-account-calls';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';

type Props = { locale: Locale; orderKey: GuestOrderKey; mail: string; words: Words<'access.account.offer'> };

/** One press and nothing to type: the mail proves the address, and an account stays optional. */
export function OfferAccount({ locale, orderKey, mail, words }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'asked' | 'failed'>('idle');
  async function ask() {
    setState('asking');
    setState((await requestAccountLinkByOrder(orderKey, locale)).ok ? 'asked' : 'failed');
  }
  return (
    <section aria-labelledby="own-account" className="guest-after">
      <h2 id="own-account">{words.title}</h2>
      <p>{words.text}</p>
      {state !== 'asked' && (
        <div className="actions">
          <Button variant="secondary" pending={state === 'asking'} pendingLabel={words.pending} onClick={ask}>
            {words.submit}
          </Button>
        </div>
      )}
      <p role="status">{state === 'asked' ? fill(words.done, { mail }) : state === 'failed' ? words.failed : ''}</p>
    </section>
  );
}
