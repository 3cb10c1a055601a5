'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bag } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/cart/cart-line';
import { answered, type Choice, type Consent, consentStore, isToBeAsked, keepAnswer } from '@/lib/consent/consent';
import { recordAnswer } from '@/lib/consent/consent-calls';
import type { Container } from '@/lib/consent/data-layer';
import { hearShop, type Item } from '@/lib/consent/shop-events';
import { createTagManager, isOpen, isOpenHere, type TagManager } from '@/lib/consent/tag-manager';
import { type Locale, splitLocale } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';
import { isInPlace } from '@/lib/state/in-place';
import { useStore } from '@/lib/state/use-store';
import { ConsentPanel } from './consent-panel';

export type ConsentDeskProps = {
  locale: Locale;
  container: Container;
  /** Where the owner says what is used. */
  policyHref: string;
  words: Words<'consent'>;
};

/** In the footer of every page; without script it leads to the page about cookies. */
const settingsLink = 'a[data-consent]';
const settingsHash = '#consent';

/** Asks once, keeps the answer, and tells the tag manager what it may hear. */
export function ConsentDesk({ locale, container, policyHref, words }: ConsentDeskProps) {
  const pathname = usePathname();
  const consent = useStore<Consent, Consent | null>(consentStore, (known) => known, null);
  const [tags] = useState(() => createTagManager(container));
  const [isChanging, setChanging] = useState(() => location.hash === settingsHash);
  const opener = useRef<HTMLElement | null>(null);
  const choice = consent && answered(consent);
  const isAsking = consent !== null && isToBeAsked(consent) && isOpen(pathname);

  useEffect(() => {
    // What runs in this document may not any more, or it has come where people type and pay.
    const isOut = tags.allow(consent && answered(consent)) || (tags.isRunning() && !isOpenHere(pathname));
    if (isOut) location.reload();
    // Another colour of the same product is the same page. Asked before the frame asks, which forgets it.
    else if (!isInPlace(pathname) && tags.show(pathname) && isBeginOfCheckout(pathname)) void tellBeginOfCheckout(tags);
  }, [tags, consent, pathname]);

  useEffect(() => {
    const left = [
      bag.onChange((was, is) => tellBagChange(tags, was, is)),
      hearShop(({ number, cents, items }) => tags.tellPurchase(number, cents, items)),
    ];
    return () => {
      for (const leave of left) leave();
    };
  }, [tags]);

  useEffect(() => {
    function click(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link) return;
      if (link.matches(settingsLink)) {
        event.preventDefault();
        opener.current = link;
        setChanging(true);
        return;
      }
      // A page where the container may not be is loaded anew, without it; the frame leaves such a link to the browser.
      const { origin, pathname: to } = new URL(link.href);
      const leads = origin === location.origin && !isOpen(to);
      if (tags.isRunning() && leads && !link.target) link.target = '_self';
    }
    document.addEventListener('click', click, true);
    return () => document.removeEventListener('click', click, true);
  }, [tags]);

  useEffect(() => {
    if (consent && !consent.isRecorded) void recordAnswer(consent, locale);
  }, [consent, locale]);

  const close = useCallback(() => {
    setChanging(false);
    (opener.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
    opener.current = null;
  }, []);

  const answer = (given: Choice) => {
    keepAnswer(given);
    close();
  };

  if (!isAsking && !isChanging) return null;
  return (
    <ConsentPanel
      policyHref={policyHref}
      words={words}
      choice={choice}
      isChanging={isChanging}
      onAnswer={answer}
      onClose={isChanging ? close : undefined}
    />
  );
}

const isBeginOfCheckout = (pathname: string) =>
  /^\/my-store\/[^/]+\/shopping-clientdata$/.test(splitLocale(pathname).path);

async function tellBeginOfCheckout(tags: TagManager): Promise<void> {
  const answer = await bag.list();
  if (answer.ok && answer.value.length > 0) tags.tellItems('begin_checkout', answer.value.map(toItem));
}

function tellBagChange(tags: TagManager, was: CartLine | null, is: CartLine | null): void {
  const line = is ?? was;
  const change = (is?.quantity ?? 0) - (was?.quantity ?? 0);
  if (!line || change === 0) return;
  const item = { ...toItem(line), quantity: Math.abs(change) };
  tags.tellItems(change > 0 ? 'add_to_cart' : 'remove_from_cart', [item]);
}

const toItem = ({ reference, name, priceCents, quantity }: CartLine): Item => ({
  id: reference,
  name,
  cents: priceCents,
  quantity,
});
