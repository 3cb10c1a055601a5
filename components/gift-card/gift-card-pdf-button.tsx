import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { readGiftCardPdf } from '@/lib/gift-card/gift-card-calls';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { saveFile } from '@/lib/media/save-file';

type Props = {
  code: string;
  locale: Locale;
  file: string;
  words: Pick<Words<'giftCard.purchase'>, 'print' | 'printing' | 'printFailed'>;
};

/** The card on paper. Its code is sent in the request and is in no address, so a plain link cannot save it. */
export function GiftCardPdfButton({ code, locale, file, words }: Props) {
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready');

  async function save(): Promise<void> {
    setState('pending');
    const answer = await readGiftCardPdf(code, locale);
    setState(answer.ok ? 'ready' : 'failed');
    if (answer.ok) saveFile(answer.data, file);
  }
  return (
    <div>
      <Button
        variant="secondary"
        pending={state === 'pending'}
        pendingLabel={words.printing}
        onClick={() => void save()}
      >
        {words.print}
      </Button>
      <p role="alert" className="form-failure" hidden={state !== 'failed'}>
        {state === 'failed' && words.printFailed}
      </p>
    </div>
  );
}
