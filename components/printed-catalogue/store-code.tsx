'use client';

import { QrCode } from '@/components/ui/qr-code';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { toQrPath } from '@/lib/media/qr-path';
import { useStore } from '@/lib/state/use-store';
import { storeInForce } from '@/lib/store/store-in-force';
import { inStore, storePath } from '@/lib/store/store-path';

export type StoreCodeProps = { address: string; words: Words<'printedCatalogue.code'> };

/** In print it names the executive: name, link, and a code that leads to the store. */
export function StoreCode({ address, words }: StoreCodeProps) {
  const store = useStore(storeInForce, (state) => state.store, null);
  if (!store) return null;
  const { alias, name } = store;
  const { host, pathname } = new URL(address);
  return (
    <figure className="sheet-code">
      <QrCode {...toQrPath(inStore(address, alias))} label={words.label} />
      <figcaption>
        <b>{fill(words.by, { name })}</b>
        <span>{host + localePath(splitLocale(pathname).locale, storePath(alias))}</span>
        <span>{words.text}</span>
      </figcaption>
    </figure>
  );
}
