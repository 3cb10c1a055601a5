import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { EntryClient } from '@/lib/pad/entry';

type Props = {
  codes: string[];
  client: EntryClient;
  onAdd: (codes: string[]) => void;
  words: Words<'pad.pad'>;
};

/** N28. A set that was chosen on a product's page: one press adds its pieces for the chosen client. */
export function SetOffer({ codes, client, onAdd, words }: Props) {
  const [done, setDone] = useState(false);
  if (done || codes.length === 0) return null;
  const whom = client ? fill(words.forClient, { name: client.name }) : words.forSelf;

  /** Removes the set from the address, so that a reload does not offer it again. */
  function end() {
    setDone(true);
    const address = new URL(window.location.href);
    address.searchParams.delete('code');
    window.history.replaceState(window.history.state, '', address);
  }
  function add() {
    end();
    onAdd(codes);
  }
  return (
    <div className="desk-remark">
      <p>{fill(words.set, { codes: codes.join(' + ') })}</p>
      <div className="pad-tools">
        <Button size="compact" onClick={add}>
          {fill(words.addSet, { whom })}
        </Button>
        <Button variant="quiet" size="compact" onClick={end}>
          {words.dismiss}
        </Button>
      </div>
    </div>
  );
}
