import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/message-texts';
import { saveFile } from '@/lib/media/save-file';
import type { Result } from '@/lib/result';

type Props = {
  label: string;
  file: string;
  read: () => Promise<Result<Blob>>;
  words: Pick<Words<'withdrawal.order'>, 'paperPending' | 'paperFailed'>;
};

/** A document to save. Its secret is sent in the request and is in no address, so a plain link cannot save it. */
export function GuestPdfButton({ label, file, read, words }: Props) {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  async function save() {
    setPending(true);
    setFailed(false);
    const answer = await read();
    setPending(false);
    setFailed(!answer.ok);
    if (answer.ok) saveFile(answer.data, file);
  }

  return (
    <>
      <Button variant="secondary" pending={pending} pendingLabel={words.paperPending} onClick={() => void save()}>
        {label}
      </Button>
      <p role="alert" className="form-failure" hidden={!failed}>
        {failed && words.paperFailed}
      </p>
    </>
  );
}
