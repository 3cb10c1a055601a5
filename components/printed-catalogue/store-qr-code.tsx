'use client';

import { QrCode } from '@/components/ui/qr-code';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { toQrSvgPath } from '@/lib/media/qr-svg-path';
import { currentStore } from '@/lib/personal-store/current-store';
import { inStore, storePath } from '@/lib/personal-store/store-path';
import { useStore } from '@/lib/state/use-store';

export type StoreQrCodeProps = { address: string; words: Words<'printedCatalogue.code'> };

/** In print it names the executive: name, link, and a code that leads to the store. */
export function StoreQrCode({ address, words }: StoreQrCodeProps) {
  const store = useStore(currentStore, (state) => state.store, null);
  if (!store) return null;
  const { alias, name } = store;
  const { host, pathname } = new URL(address);
  return (
    <figure className="sheet-code">
      <QrCode {...toQrSvgPath(inStore(address, alias))} label={words.label} />
      <figcaption>
        <b>{fill(words.by, { name })}</b>
        <span>{host + localePath(splitLocale(pathname).locale, storePath(alias))}</span>
        <span>{words.text}</span>
      </figcaption>
    </figure>
  );
}
