'use client';

import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { ClientData } from '@/lib/client-area/client-data';
import { toSizeKinds } from '@/lib/client-area/create-account-calls';
import { sizeKinds } from '@/lib/client-book/client-book';
import type { Words } from '@/lib/i18n/message-texts';
import { keepOwnSize, useOwnSizes } from '@/lib/size-tables/own-sizes';

const guides = {
  bra: 'bras',
  briefs: 'briefs',
  shapewear: 'shapewear',
  swimwear: 'swimwear',
  nightwear: 'nightwear',
} as const;

type Props = { own: Pick<ClientData, 'sizes'>; words: Words<'clientData.form'> };

/** Sizes are copied between device and account only by a press, because someone else may use this device. */
export function CopyDeviceSizes({ own, words }: Props) {
  const { setValue } = useFormContext();
  const known = toSizeKinds(useOwnSizes());
  const news = sizeKinds.filter((kind) => known[kind] && known[kind] !== own.sizes[kind]);
  const missing = sizeKinds.filter((kind) => own.sizes[kind] && known[kind] === '');
  return (
    <p className="actions">
      {news.length > 0 && (
        <Button
          variant="secondary"
          onClick={() => {
            for (const kind of news) setValue(`sizes.${kind}`, known[kind], { shouldDirty: true });
          }}
        >
          {words.fromDevice}
        </Button>
      )}
      {missing.length > 0 && (
        <Button
          variant="secondary"
          onClick={() => {
            for (const kind of missing) keepOwnSize(guides[kind], [own.sizes[kind]]);
          }}
        >
          {words.toDevice}
        </Button>
      )}
    </p>
  );
}
