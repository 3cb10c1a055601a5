'use client';

import { useState } from 'react';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { clientOrder } from '@/lib/access/route-access';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { openOwnRequestDraft, requestDraft } from '@/lib/requests/request-draft';
import type { RequestLine } from '@/lib/requests/requests';

type Props = { locale: Locale; lines: RequestLine[]; words: Words<'access.again'> };

/** Lines that expired without an answer go back to the client's list, to be checked and sent again. */
export function RequestAgain({ locale, lines, words }: Props) {
  const [state, setState] = useState<'open' | 'kept' | 'failed'>('open');
  async function keep() {
    // Removes a list that another client left on this device.
    await openOwnRequestDraft();
    const answers = [];
    for (const line of lines)
      answers.push(
        await requestDraft.add({
          ...{ key: line.code, reference: '', name: line.name, href: '', colourName: line.colourName },
          ...{ size: line.size, picture: line.picture?.hash ?? null },
          ...{ dominantColor: line.picture?.dominantColor ?? null, priceCents: line.priceCents },
          ...{ quantity: line.quantity, maxQuantity: Math.max(line.quantity, line.maxQuantity) },
        }),
      );
    setState(answers.every(({ ok }) => ok) ? 'kept' : 'failed');
  }
  return (
    <div className="actions">
      {state !== 'kept' && (
        <Button variant="secondary" onClick={() => void keep()}>
          {words.ask}
        </Button>
      )}
      <p role="status">
        {state === 'failed' && words.failed}
        {state === 'kept' && (
          <>
            {words.kept}{' '}
            <Link href={localePath(locale, clientOrder)} className={linkClass('accent')}>
              {words.open}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
