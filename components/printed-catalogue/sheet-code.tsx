import { QrCode } from '@/components/ui/qr-code';
import type { Words } from '@/lib/i18n/words';
import { toQrPath } from '@/lib/media/qr-path';
import { StoreCodeSlot } from './store-code-slot';

type Props = { address: string; words: Words<'printedCatalogue.code'> };

/** From the paper back to this page; within a personal store to this page in that store. */
export function SheetCode({ address, words }: Props) {
  return (
    <StoreCodeSlot address={address} words={words}>
      <figure className="sheet-code">
        <QrCode {...toQrPath(address)} label={words.label} />
        <figcaption>{words.text}</figcaption>
      </figure>
    </StoreCodeSlot>
  );
}
