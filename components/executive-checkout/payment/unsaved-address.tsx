'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { openDraftDestination } from '@/lib/checkout/address/address-draft';
import type { Words } from '@/lib/i18n/message-texts';

type Props = { shipping: string; words: Words<'checkout.payment.unsaved'> };

/**
 * A warning: someone who left the shipping step without its button may believe that the address typed there is used.
 */
export function UnsavedAddress({ shipping, words }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => setUnsaved(openDraftDestination() !== null), []);
  if (!unsaved) return null;
  return (
    <p role="note" className="checkout-notice checkout-intro">
      {words.text}{' '}
      <Link href={shipping} className={linkClass()}>
        {words.way}
      </Link>
    </p>
  );
}
