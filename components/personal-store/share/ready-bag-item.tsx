'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, splitLocale } from '@/lib/i18n/routing';
import type { ReadyBag } from '@/lib/personal-store/ready-bag';
import { revokeReadyBag } from '@/lib/personal-store/ready-bag-calls';
import { ShareLink, ShareQrCode } from './share-link';

export type ReadyBagWords = { desk: Words<'store.ready.desk'>; share: Words<'store.own.share'> };

type Props = {
  locale: Locale;
  reads: Locale;
  texts: Record<Locale, string>;
  bag: ReadyBag;
  words: ReadyBagWords;
  onChanged: () => void;
};

/** A bag that the executive prepared: its state, and how to send it to the client. */
export function ReadyBagItem({ locale, reads, texts, bag, words: { desk, share }, onChanged }: Props) {
  const { id, label, link, state, until, uses: taken, usesMost, items } = bag;
  const [message, setMessage] = useState('');
  async function revoke() {
    const result = await revokeReadyBag(id);
    if (result.ok) onChanged();
    else setMessage(desk.failed);
  }
  // The link has the language of the executive's desk.
  const { origin, pathname, hash } = new URL(link);
  return (
    <li>
      <b>{label}</b>
      <span>{fill(desk.state[state], { until: formatMoment(until, locale), taken, most: usesMost, items })}</span>
      {state === 'open' && (
        <>
          <Disclosure summary={desk.send}>
            <ShareLink
              locale={locale}
              name={fill(desk.linkOf, { label })}
              origin={origin}
              path={splitLocale(pathname).path + hash}
              reads={reads}
              texts={texts}
              words={share}
              code={(to) => <ShareQrCode link={to} label={desk.code} text={desk.codeText} words={share} />}
            />
          </Disclosure>
          <Button variant="quiet" size="compact" onClick={() => void revoke()}>
            {desk.revoke}
          </Button>
        </>
      )}
      <span role="status">{message}</span>
    </li>
  );
}
