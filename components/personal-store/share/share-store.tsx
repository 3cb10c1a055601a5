'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { couponPattern } from '@/contract/rules';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { storePath } from '@/lib/personal-store/store-path';
import { couponParameter } from '@/lib/personal-store/store-rules';
import { ShareLink, ShareQrCode } from './share-link';

type Props = {
  locale: Locale;
  alias: string;
  /** The language that most of the executive's clients read. */
  reads: Locale;
  origin: string;
  texts: Record<Locale, string>;
  words: Words<'store.own.share'>;
};

const codes = new RegExp(couponPattern);

/** The link of the executive's store, also for print, and with a coupon that the shop has announced. */
export function ShareStore({ locale, alias, reads, origin, texts, words }: Props) {
  const [coupon, setCoupon] = useState('');
  const typed = coupon.trim();
  const isCode = codes.test(typed);
  const code = (link: string) => (
    <ShareQrCode link={link} label={words.code} text={words.codeText} words={words}>
      <Button variant="quiet" size="compact" onClick={() => window.print()}>
        {words.print}
      </Button>
    </ShareQrCode>
  );
  return (
    <section className="own-store-share" aria-labelledby="share">
      <ShareLink
        locale={locale}
        name={words.link}
        origin={origin}
        path={isCode ? `${storePath(alias)}?${couponParameter}=${encodeURIComponent(typed)}` : storePath(alias)}
        reads={reads}
        texts={texts}
        words={words}
        code={code}
      >
        <h2 id="share">{words.title}</h2>
        <Field label={words.coupon} hint={words.couponHint} error={typed !== '' && !isCode && words.couponWrong}>
          {(tied) => (
            <TextInput
              {...tied}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={30}
              value={coupon}
              onChange={({ target }) => setCoupon(target.value)}
            />
          )}
        </Field>
      </ShareLink>
    </section>
  );
}
