'use client';

import { useState } from 'react';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { CopyValue } from '@/components/payment/copy-value';
import { Button, buttonClass } from '@/components/ui/button';
import type { Client, InvitationOutcome } from '@/lib/client-book/client-book';
import { inviteClient } from '@/lib/client-book/client-book-mutations';
import { fill, type Words } from '@/lib/i18n/words';
import type { Failure } from '@/lib/result';

type Props = {
  client: Pick<Client, 'id' | 'givenName' | 'phone' | 'email'>;
  /** When the client was last invited, as text. */
  invited: string | null;
  /** True for an advisor acting for the executive, who could open the link. */
  isActing: boolean;
  words: { invite: Words<'access.invite'>; failures: FailureWords };
};

type AccessChannel = 'mail' | 'link';

/** How a client gets access: a mail from the shop, or a link to send from the executive's own phone. */
export function ClientAccess({ client, invited, isActing, words: { invite: said, failures } }: Props) {
  const [doing, setDoing] = useState<AccessChannel | null>(null);
  const [outcome, setOutcome] = useState<InvitationOutcome | null>(null);
  const [failed, setFailed] = useState<{ way: AccessChannel; failure: Failure } | null>(null);
  const name = client.givenName;

  async function invite(way: AccessChannel) {
    if (doing) return;
    setDoing(way);
    setFailed(null);
    const result = await inviteClient(client, way);
    setDoing(null);
    if (result.ok) return setOutcome(result.data);
    setOutcome(null);
    setFailed({ way, failure: result });
  }
  const message =
    outcome &&
    (outcome.kind === 'sent' ? said.sent : outcome.kind === 'link' ? said.ready : said.problems[outcome.kind]);
  return (
    <section aria-labelledby="access" className="client-access">
      <h2 id="access">{said.title}</h2>
      <p>{fill(said.text, { name })}</p>
      {invited && <p className="text-soft">{fill(said.invited, { date: invited })}</p>}
      <div className="actions">
        {client.email && (
          <Button
            variant="secondary"
            pending={doing === 'mail'}
            pendingLabel={said.working}
            onClick={() => void invite('mail')}
          >
            {said.byMail}
          </Button>
        )}
        {!isActing && (
          <Button
            variant="secondary"
            pending={doing === 'link'}
            pendingLabel={said.working}
            onClick={() => void invite('link')}
          >
            {said.byLink}
          </Button>
        )}
      </div>
      {isActing && <p className="text-soft">{said.linkIsHers}</p>}
      <p role="status">{message && fill(message, { name })}</p>
      {outcome?.kind === 'link' && (
        <div>
          <p className="client-link-address">{outcome.link}</p>
          <div className="actions">
            <a
              href={`https://wa.me/${(client.phone ?? '').replace('+', '')}?text=${encodeURIComponent(outcome.text)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass()}
            >
              {said.whatsApp}
            </a>
            <CopyValue
              name={said.linkName}
              value={outcome.link}
              words={{ copy: said.copy, copyName: said.copyName, copied: said.copied, notCopied: said.notCopied }}
            />
          </div>
        </div>
      )}
      <FailureNote
        failure={failed?.failure ?? null}
        words={failures}
        onRetry={() => failed && void invite(failed.way)}
      />
    </section>
  );
}
