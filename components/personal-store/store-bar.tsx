'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from '@/components/layout/link';
import { aliasPattern, couponPattern } from '@/contract/rules';
import { keepCoupon } from '@/lib/checkout/draft/guest-draft';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { currentStore } from '@/lib/personal-store/current-store';
import { storeOfReferrer, visitStore } from '@/lib/personal-store/store-calls';
import { storeParameter, storePath } from '@/lib/personal-store/store-path';
import {
  type CurrentStore,
  couponParameter,
  isCheckDue,
  isHouseStore,
  unexpiredStore,
} from '@/lib/personal-store/store-rules';
import { forget, recall, remember } from '@/lib/state/tab-memory';
import { useStore } from '@/lib/state/use-store';

export type StoreBarProps = { words: Words<'store.bar'> };

/** The result of following a link, or of leaving. */
type StoreNotice =
  | { kind: 'left'; was: CurrentStore }
  | { kind: 'unknown'; alias: string }
  | { kind: 'paused'; name: string };

/** The pages of a purchase change with the store, so leaving it reloads them with the message and the undo link. */
const moves = /\/shopping-(bag|clientdata|payment)$/;
const leftName = 'store:left';

/** The bar is not shown at a desk, in the checkout or while signing in. */
const elsewhere = /^\/(executive|checkout|clients|validation)\//;

export function StoreBar({ words }: StoreBarProps) {
  const { locale, path } = splitLocale(usePathname());
  const kept = useStore(currentStore, ({ store }) => store, null);
  const [news, setNews] = useState<StoreNotice | null>(null);
  const store = unexpiredStore(kept, Date.now());

  const arrive = useEffectEvent(async () => {
    const asked = takeWanted(storeParameter, aliasPattern);
    const wanted = asked ?? currentStore.missed(storeOfReferrer());
    const was = currentStore.look();
    if (wanted) currentStore.enter({ alias: wanted });
    const now = currentStore.look();
    if (!now || (!wanted && !isCheckDue(now, Date.now()))) return;
    const found = await visitStore(locale, now.alias);
    // Without an answer the link still counts: it is checked again tomorrow.
    if (!found.ok || currentStore.look()?.alias !== now.alias) return;
    if (found.data && !(wanted && found.data.paused)) return currentStore.learn(found.data);
    // A link to an unknown store changes nothing.
    currentStore.restore(wanted ? was : null);
    // A visitor of the store's own page has read it already.
    if (wanted && !asked) return;
    setNews(found.data ? { kind: 'paused', name: found.data.name } : { kind: 'unknown', alias: now.alias });
  });
  const recallLeft = useEffectEvent(() => {
    const was = recall<CurrentStore>(leftName);
    forget(leftName);
    if (was) setNews({ kind: 'left', was });
  });
  useEffect(() => {
    if (elsewhere.test(path)) return;
    recallLeft();
    takeCoupon();
    void arrive();
  }, [path]);

  const isShown = !elsewhere.test(path) && (store !== null || news !== null);
  useEffect(() => {
    if (isShown) document.documentElement.dataset.store = '';
    else delete document.documentElement.dataset.store;
  }, [isShown]);
  if (!isShown) return null;

  function leave(was: CurrentStore) {
    if (moves.test(path)) remember(leftName, was);
    currentStore.leave(was);
    setNews({ kind: 'left', was });
  }
  if (news)
    return (
      <section className="store-bar" aria-label={words.label}>
        <div className="store-bar-line">
          <p role="status">
            {news.kind === 'left' && fill(words.left, { name: news.was.name })}
            {news.kind === 'unknown' && fill(words.unknown, { alias: news.alias })}
            {news.kind === 'paused' && fill(words.paused, { name: news.name })}
          </p>
          {news.kind === 'left' && (
            <Press
              label={words.undo}
              press={() => {
                currentStore.restore(news.was);
                setNews(null);
              }}
            />
          )}
          <Press label={words.close} press={() => setNews(null)} />
        </div>
      </section>
    );
  if (!store) return null;
  const { before } = store;
  const said = fill(store.paused ? words.paused : words.inStore, { name: store.name });
  return (
    <section className="store-bar" aria-label={words.label}>
      <div className="store-bar-line">
        <p>
          {path === storePath(store.alias) ? (
            said
          ) : (
            <Link href={localePath(locale, storePath(store.alias))}>{said}</Link>
          )}
        </p>
        {before && !isHouseStore(before.alias) && (
          <Press label={fill(words.back, { name: before.name })} press={() => currentStore.enter(before)} />
        )}
        <Press label={words.leave} press={() => leave(store)} />
      </div>
    </section>
  );
}

const Press = ({ label, press }: { label: string; press: () => void }) => (
  <button type="button" onClick={press}>
    {label}
  </button>
);

/** Applied in the bag, which shows the result. */
function takeCoupon(): void {
  const coupon = takeWanted(couponParameter, couponPattern);
  if (coupon) keepCoupon(coupon);
}

/** Removed from the address once read, so that a reload after leaving the store does not enter it again. */
function takeWanted(parameter: string, pattern: string): string | null {
  const address = new URL(window.location.href);
  const wanted = address.searchParams.get(parameter);
  if (wanted === null) return null;
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', address);
  return new RegExp(pattern).test(wanted) ? wanted : null;
}
