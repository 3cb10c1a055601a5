'use client';

import { useState } from 'react';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { CopyValue } from '@/components/payment/copy-value';
import { Button, buttonClass } from '@/components/ui/button';
import type { Client, Invitation } from '@/lib/client-book/client-book';
import { type InvitationChannel, inviteClient } from '@/lib/client-book/client-book-mutations';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Failure } from '@/lib/result';

type Props = {
  client: Pick<Client, 'id' | 'givenName' | 'phone' | 'email'>;
  /** When the client was last invited, as text. */
  invited: string | null;
  /** True for an advisor acting for the executive, who could open the link. */
  isActing: boolean;
  words: { invite: Words<'access.invite'>; failures: FailureWords };
};

/** How a client gets access: a mail from the shop, or a link to send from the executive's own phone. */
export function InviteClient({ client, invited, isActing, words: { invite: said, failures } }: Props) {
  const [doing, setDoing] = useState<InvitationChannel | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [failed, setFailed] = useState<{ channel: InvitationChannel; failure: Failure } | null>(null);
  const name = client.givenName;

  async function invite(channel: InvitationChannel) {
    if (doing) return;
    setDoing(channel);
    setFailed(null);
    const result = await inviteClient(client, channel);
    setDoing(null);
    if (result.ok) return setInvitation(result.data);
    setInvitation(null);
    setFailed({ channel, failure: result });
  }
  const { sent, ready, problems } = said;
  const message = invitation && { sent, ready, ...problems }[invitation.outcome];
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
      {invitation?.link && (
        <div>
          <p className="client-link-address">{invitation.link}</p>
          <div className="actions">
            <a
              href={`https://wa.me/${(client.phone ?? '').replace('+', '')}?text=${encodeURIComponent(invitation.text ?? '')}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass()}
            >
              {said.whatsApp}
            </a>
            <CopyValue
              name={said.linkName}
              value={invitation.link}
              words={{ copy: said.copy, copyName: said.copyName, copied: said.copied, notCopied: said.notCopied }}
            />
          </div>
        </div>
      )}
      <FailureNote
        failure={failed?.failure ?? null}
        words={failures}
        onRetry={() => failed && void invite(failed.channel)}
      />
    </section>
  );
}
