'use client';

import { buttonClass } from '@/components/ui/button';
import { type Channel, type MessageResult, toWhatsAppUrl } from '@/lib/client-book/client-messages';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';

export type Recipient = { id: string; name: string; phone: string | null };

type Props = {
  clients: Recipient[];
  written: MessageResult[];
  channel: Channel;
  /** Sent, or ready for the executive's own phone; otherwise a preview only. */
  gone: boolean;
  words: Words<'clientBook.write'>;
};

/** The text for each client, or why a client gets none. */
export function ClientMessageList({ clients, written, channel, gone, words }: Props) {
  const going = written.filter(({ outcome }) => outcome === 'sent' || outcome === 'ready').length;
  const counted = channel === 'mail' ? words.done : words.ready;
  return (
    <>
      <h2 id="written">{words.previewTitle}</h2>
      {gone && <p role="status">{going === 0 ? counted.none : fillCount(counted, going)}</p>}
      <ul className="client-written">
        {written.map(({ clientId, outcome, subject, text }) => {
          const client = clients.find(({ id }) => id === clientId);
          const goes = outcome === 'sent' || outcome === 'ready';
          return (
            <li key={clientId}>
              <h3>
                {client?.name} {(gone || !goes) && <span className="text-soft">· {words.outcomes[outcome]}</span>}
              </h3>
              {goes && (
                <>
                  {subject && <p>{fill(words.subjectLine, { subject })}</p>}
                  <p className="client-words">{text}</p>
                </>
              )}
              {gone && goes && channel === 'whatsApp' && client?.phone && (
                <a
                  href={toWhatsAppUrl(client.phone, text)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonClass({ variant: 'secondary' })}
                >
                  {fill(words.open, { name: client.name })}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
