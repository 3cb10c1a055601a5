import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GuestOrderKey } from '@/lib/guest/guest';
import { readGuestPaper } from '@/lib/guest/guest-order-calls';
import type { Words } from '@/lib/i18n/words';
import { saveFile } from '@/lib/media/save-file';

type Props = { orderKey: GuestOrderKey; words: Words<'withdrawal.order'> };

/** Her order to file. What opens it is sent along and stands in no address, so that a plain link cannot save it. */
export function GuestPaper({ orderKey, words }: Props) {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  async function save() {
    setPending(true);
    setFailed(false);
    const answer = await readGuestPaper(orderKey);
    setPending(false);
    setFailed(!answer.ok);
    if (answer.ok) saveFile(answer.data, `${orderKey.number}.pdf`);
  }

  return (
    <>
      <Button variant="secondary" pending={pending} pendingLabel={words.paperPending} onClick={() => void save()}>
        {words.paper}
      </Button>
      <p role="alert" className="form-failure" hidden={!failed}>
        {failed && words.paperFailed}
      </p>
    </>
  );
}
