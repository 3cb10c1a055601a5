'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { Button, buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/skeleton';
import { takeFocus } from '@/components/ui/take-focus';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { formatDay } from '@/lib/reviews/review-day';
import { readInvitation } from '@/lib/reviews/reviews-calls';
import { useFormatSize } from '@/lib/size-tables/use-format-size';
import { useHash } from '@/lib/state/use-hash';
import { ReviewForm } from './review-form';

type ClosedReason = 'none' | 'used' | 'expired' | 'unknown' | 'busy';
type InvitationMessage = { title: string; text: string };

type Props = { locale: Locale; home: string; words: Words<'reviews.form'> };

const closedBy: Record<string, ClosedReason> = {
  'error.invitation.used': 'used',
  'error.invitation.expired': 'expired',
  'error.absent': 'unknown',
  // A token that was cut off while copying does not match the pattern.
  'error.invalid': 'unknown',
};

const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** The token is behind the # of the address, which browsers do not send, so it is in no log. */
export function ReviewInvitation({ locale, home, words }: Props) {
  const token = useHash();
  const [written, setWritten] = useState(false);
  const saySize = useFormatSize(locale, words.labelled);
  const { data, mutate, isValidating } = useSWR(
    token ? ['review-invitation', locale, token] : null,
    ([, ...given]) => readInvitation(...given),
    readOnce,
  );

  if (token === '') return <Notice {...words.closed.none} home={words.home} homeHref={home} />;
  if (token === null || !data) return <Opening words={words} />;
  if (!data.ok) {
    const closed = closedBy[data.key] ?? 'busy';
    return (
      <Notice {...words.closed[closed]} home={words.home} homeHref={home}>
        {closed === 'busy' && (
          <Button pending={isValidating} onClick={() => mutate()}>
            {words.retry}
          </Button>
        )}
      </Notice>
    );
  }
  const invitation = data.data;
  if (written) return <Thanks locale={locale} slug={invitation.slug} words={words.thanks} />;
  return (
    <>
      <h1>{words.title}</h1>
      <div className="review-bought">
        {invitation.picture && (
          <Picture
            hash={invitation.picture.hash}
            variant="alternate"
            alt=""
            dominantColor={invitation.picture.dominantColor}
            sizes="92px"
          />
        )}
        <div>
          <p className="review-bought-name">{invitation.name}</p>
          <p>{fill(words.bought, { colour: invitation.colour, size: saySize(invitation.size) })}</p>
          <p className="text-soft">{fill(words.until, { date: formatDay(invitation.expires, locale) })}</p>
        </div>
      </div>
      <ReviewForm
        locale={locale}
        token={token}
        invitation={invitation}
        words={words}
        onWritten={() => setWritten(true)}
        onClosed={() => mutate()}
      />
    </>
  );
}

function Opening({ words }: { words: Words<'reviews.form'> }) {
  return (
    <>
      <h1>{words.title}</h1>
      <div aria-busy="true" className="review-opening">
        <p role="status">{words.loading}</p>
        <Skeleton className="h-24 w-full" />
      </div>
    </>
  );
}

type NoticeProps = InvitationMessage & { home: string; homeHref: string; children?: React.ReactNode };

function Notice({ title, text, home, homeHref, children }: NoticeProps) {
  return (
    <>
      <h1>{title}</h1>
      <p role="status">{text}</p>
      <p className="actions">
        {children}
        <a href={homeHref} className={buttonClass({ variant: 'secondary' })}>
          {home}
        </a>
      </p>
    </>
  );
}

function Thanks({ locale, slug, words }: { locale: Locale; slug: string; words: Words<'reviews.form.thanks'> }) {
  return (
    <>
      <h1 tabIndex={-1} ref={takeFocus}>
        {words.title}
      </h1>
      <p>{words.text}</p>
      <p className="actions">
        <a href={localePath(locale, `/catalogue/${slug}`)} className={buttonClass()}>
          {words.back}
        </a>
      </p>
    </>
  );
}
