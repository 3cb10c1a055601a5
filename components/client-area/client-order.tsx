'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { clientWelcome } from '@/lib/access/route-access';
import type { ClientSizes } from '@/lib/client-area/client-data';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { openOwnRequestDraft, requestDraft } from '@/lib/requests/request-draft';
import type { RequestDifference, SentRequest } from '@/lib/requests/requests';
import { ChooseArticle } from './choose-article';
import { RequestDraftLines } from './request-draft-lines';
import type { ClientOrderWords } from './words';

type Props = { locale: Locale; sizes: ClientSizes; words: ClientOrderWords };

/** Nothing of the list is shown before it is known to belong to this client. */
export function ClientOrder({ locale, sizes, words }: Props) {
  const [isHers, setHers] = useState(false);
  const [sent, setSent] = useState<SentRequest | null>(null);
  useEffect(() => {
    let left = false;
    void openOwnRequestDraft().then(() => !left && setHers(true));
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
          await openOwnRequestDraft();
          return requestDraft.add(line);
        }}
      />
      <div role="status">{sent && <SentNote locale={locale} sent={sent} words={words.order.sent} />}</div>
      {isHers ? (
        <RequestDraftLines locale={locale} words={words} isSent={sent !== null} onSent={setSent} />
      ) : (
        <p role="status">{words.order.loading}</p>
      )}
    </>
  );
}

type SentNoteProps = { locale: Locale; sent: SentRequest; words: Words<'clientArea.order.sent'> };

/** Confirms that the list was sent, and what of it differs from what the client saw. */
function SentNote({ locale, sent: { request, differences }, words }: SentNoteProps) {
  return (
    <div className="client-sent">
      <p>{request ? words.done : words.nothing}</p>
      {differences.length > 0 && (
        <ul>
          {differences.map((one) => (
            <li key={one.key}>{sayDifference(one, words)}</li>
          ))}
        </ul>
      )}
      {request && (
        <p>
          <Link href={localePath(locale, clientWelcome)} className={linkClass('accent')}>
            {words.follow}
          </Link>
        </p>
      )}
    </div>
  );
}

const sayDifference = ({ kind, name, key, nowCents }: RequestDifference, words: SentNoteProps['words']): string =>
  fill(words[kind], { name: name || (key ?? ''), price: formatPrice(nowCents ?? 0) });
