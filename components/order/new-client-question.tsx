import { Button } from '@/components/ui/button';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { similarClients } from '@/lib/order/client-match';
import type { Person } from '@/lib/order/order-line';
import type { EntryClient } from '@/lib/pad/entry';
import './order.css';

type Props = {
  name: string;
  clients: Person[];
  onAnswer: (client: EntryClient) => void;
  words: Words<'order.client'>;
};

/** A name that is not in the book is a typo or a new client: similar clients are suggested beside it. */
export function NewClientQuestion({ name, clients, onAnswer, words }: Props) {
  return (
    <div className="client-question">
      <p>{fill(words.asks, { name })}</p>
      {similarClients(name, clients).map((client) => (
        <Button key={client.id} variant="secondary" size="compact" onClick={() => onAnswer(client)}>
          {fill(words.meant, { name: client.name })}
        </Button>
      ))}
      <Button variant="secondary" size="compact" onClick={() => onAnswer({ id: null, name, sure: true })}>
        {fill(words.fresh, { name })}
      </Button>
    </div>
  );
}
