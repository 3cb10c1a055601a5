'use client';

import { useEffect, useState } from 'react';
import type { OwnSizes } from '@/lib/clients/own-client';
import type { Locale } from '@/lib/i18n/routing';
import { askedList, openOwnList } from '@/lib/requests/asked-list';
import type { SentRequest } from '@/lib/requests/requests';
import { AskedLines } from './asked-lines';
import { ChooseArticle } from './choose-article';
import { SentNote } from './sent-note';
import type { ClientOrderWords } from './words';

type Props = { locale: Locale; sizes: OwnSizes; words: ClientOrderWords };

/** Nothing of the list is shown before it is known to be this client's. */
export function ClientOrder({ locale, sizes, words }: Props) {
  const [isHers, setHers] = useState(false);
  const [sent, setSent] = useState<SentRequest | null>(null);
  useEffect(() => {
    let left = false;
    void openOwnList().then(() => !left && setHers(true));
    return () => {
      left = true;
    };
  }, []);

  return (
    <>
      <ChooseArticle
        locale={locale}
        words={words}
        sizes={sizes}
        onChosen={async (line) => {
          setSent(null);
          // Another client's list is removed first, without losing this line.
          await openOwnList();
          return askedList.add(line);
        }}
      />
      <div role="status">{sent && <SentNote locale={locale} sent={sent} words={words.order.sent} />}</div>
      {isHers ? (
        <AskedLines locale={locale} words={words} isSent={sent !== null} onSent={setSent} />
      ) : (
        <p role="status">{words.order.loading}</p>
      )}
    </>
  );
}
