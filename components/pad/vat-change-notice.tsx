'use client';

import { useEffect, useState } from 'react';
import type { Words } from '@/lib/i18n/message-texts';
import { recall, remember } from '@/lib/state/tab-memory';

type Props = {
  /** Null while there is no order. */
  withoutVat: boolean | null;
  words: Words<'pad.pad.priceChange'>;
};

const seenName = 'pad:vat';

/** An address in another VAT zone changes all prices of the order: shown once, on return to the pad. */
export function VatChangeNotice({ withoutVat, words }: Props) {
  const [said, setSaid] = useState<boolean | null>(null);

  useEffect(() => {
    if (withoutVat === null) return;
    const seen = recall<boolean>(seenName);
    if (seen !== null && seen !== withoutVat) setSaid(withoutVat);
    remember(seenName, withoutVat);
  }, [withoutVat]);

  return (
    <p role="status" className="desk-remark" hidden={said === null}>
      {said !== null && (said ? words.withoutVat : words.withVat)}
    </p>
  );
}
