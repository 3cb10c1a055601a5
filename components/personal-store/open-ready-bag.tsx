'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { Button, buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { formatPrice } from '@/contract/money';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { guestPath } from '@/lib/checkout/guest-paths';
import { addOrderToBag, type ReorderResult } from '@/lib/checkout/placed/add-order-to-bag';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { currentStore } from '@/lib/personal-store/current-store';
import type { OpenedBag, ReadyLine } from '@/lib/personal-store/ready-bag';
import { openReadyBag } from '@/lib/personal-store/ready-bag-calls';
import { readyBagDeviceKey } from '@/lib/personal-store/ready-bag-device-key';
import { storePath } from '@/lib/personal-store/store-path';
import { useFormatSize } from '@/lib/size-tables/use-format-size';
import { useHash } from '@/lib/state/use-hash';

type Props = { locale: Locale; home: string; words: Words<'store.ready.open'> };

const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** N05. A bag that an executive prepared, for anyone with the link: shown first, taken by a press. */
export function OpenReadyBag({ locale, home, words }: Props) {
  const token = useHash();
  const read = useSWR(token ? ['ready-bag', token] : null, () => openReadyBag(locale, token ?? ''), readOnce);
  if (token === null || (token !== '' && !read.data)) return <Skeleton className="h-48 w-full" />;
  const found = read.data;
  if (token === '' || !found?.ok) {
    const isAway = found !== undefined && !found.ok && found.retryable;
    return (
      <>
        <h1>{isAway ? words.awayTitle : words.unknownTitle}</h1>
        <p role="status">{isAway ? words.away : words.unknown}</p>
        <p className="actions">
          {isAway && <Button onClick={() => void read.mutate()}>{words.retry}</Button>}
          <a href={home} className={buttonClass({ variant: 'secondary' })}>
            {words.home}
          </a>
        </p>
      </>
    );
  }
  return <Found locale={locale} home={home} token={token} bag={found.data} words={words} />;
}

function Found({ locale, home, token, bag, words }: Props & { token: string; bag: OpenedBag }) {
  const { state, store, until, lines } = bag;
  const whose = store?.name ?? words.house;
  const way = store ? localePath(locale, storePath(store.alias)) : home;
  return (
    <>
      <h1>{fill(words.title[state], { name: whose })}</h1>
      <p role="status">{fill(words.text[state], { name: whose, until: formatMoment(until, locale) })}</p>
      {store === null && <p>{words.noStore}</p>}
      {lines.length > 0 && (
        <>
          <ul className="ready-bag-lines">
            {lines.map((line) => (
              <Line key={line.code} locale={locale} line={line} words={words} />
            ))}
          </ul>
          <p>{words.prices}</p>
          <Take locale={locale} token={token} bag={bag} words={words} />
        </>
      )}
      <p>
        <a href={way} className={buttonClass({ variant: 'quiet' })}>
          {store ? fill(words.toStore, { name: whose }) : words.home}
        </a>
      </p>
    </>
  );
}

function Line({ locale, line, words }: Pick<Props, 'locale' | 'words'> & { line: ReadyLine }) {
  const { name, color, size, quantity, cents, madeCents } = line;
  const saySize = useFormatSize(locale, words.labelled);
  return (
    <li>
      <b>{name}</b>
      <span>{fill(words.line, { color, size: saySize(size), quantity })}</span>
      <span>
        {cents === null
          ? words.gone
          : cents === madeCents
            ? formatPrice(cents)
            : fill(words.changed, { now: formatPrice(cents), before: formatPrice(madeCents) })}
      </span>
    </li>
  );
}

type TakeProps = Omit<Props, 'home'> & { token: string; bag: OpenedBag };

/** Taken once per device: a press after a failure adds nothing twice. */
function Take({ locale, token, bag, words }: TakeProps) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');
  const [again, setAgain] = useState<ReorderResult | null>(null);
  const { state, store } = bag;
  const alias = store?.alias ?? 'invited';

  async function take() {
    setPending(true);
    // An expired bag is not redeemed: its lines are available to everyone.
    const taken = state === 'open' ? await openReadyBag(locale, token, readyBagDeviceKey(token)) : null;
    if (taken && !taken.ok) setMessage(words.takeFailed);
    else if (taken && taken.data.state !== 'open') setMessage(words.justEnded);
    else {
      if (store) currentStore.enter(store);
      const result = await addOrderToBag(bag.lines, locale);
      setMessage(sayTaken(result, words));
      setAgain(result);
    }
    setPending(false);
  }
  const isDone = again !== null && !again.away;
  return (
    <div className="actions">
      {!isDone && (
        <Button pending={pending} pendingLabel={words.taking} onClick={() => void take()}>
          {state === 'open' ? words.take : words.takeExpired}
        </Button>
      )}
      <p role="status">{message}</p>
      {again && again.added.length > 0 && (
        <a href={localePath(locale, guestPath(alias, 'bag'))} className={buttonClass()}>
          {words.pay}
        </a>
      )}
    </div>
  );
}

function sayTaken({ added, gone, away }: ReorderResult, words: Props['words']): string {
  if (away) return words.takeFailed;
  if (added.length === 0) return words.nothingLeft;
  return gone.length === 0 ? words.taken : fill(words.takenSome, { names: gone.join(', ') });
}
