'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Consent,
  type ConsentChoice,
  consentStore,
  needsConsentQuestion,
  storeConsent,
  validChoice,
} from '@/lib/consent/consent';
import { recordConsent } from '@/lib/consent/consent-calls';
import type { TagContainer } from '@/lib/consent/data-layer';
import { reportCheckoutStep, reportPressed, trackShop } from '@/lib/consent/shop-tracking';
import { allowsTagManager, allowsTagManagerHere, createTagManager } from '@/lib/consent/tag-manager';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { isReplacedAddress } from '@/lib/state/replace-address';
import { useStore } from '@/lib/state/use-store';
import { ConsentPanel } from './consent-panel';

export type ConsentManagerProps = {
  locale: Locale;
  container: TagContainer;
  /** The page on which the owner lists what is used. */
  policyHref: string;
  words: Words<'consent'>;
};

/** In the footer of every page; without script it leads to the page about cookies. */
const settingsLink = 'a[data-consent]';
const settingsHash = '#consent';

/** Asks once, stores the answer, and passes the consent to the tag manager. */
export function ConsentManager({ locale, container, policyHref, words }: ConsentManagerProps) {
  const pathname = usePathname();
  const consent = useStore<Consent, Consent | null>(consentStore, (known) => known, null);
  const [tags] = useState(() => createTagManager(container));
  const [isChanging, setChanging] = useState(() => location.hash === settingsHash);
  const opener = useRef<HTMLElement | null>(null);
  const choice = consent && validChoice(consent);
  const isAsking = consent !== null && needsConsentQuestion(consent) && allowsTagManager(pathname);

  useEffect(() => {
    // The tags may no longer run in this document, or it now shows a page where people type and pay.
    const isOut = tags.allow(consent && validChoice(consent)) || (tags.isRunning() && !allowsTagManagerHere(pathname));
    if (isOut) location.reload();
    // Another colour of the same product is no new page. Checked before the frame, which clears the mark.
    else if (!isReplacedAddress(pathname) && tags.show(pathname)) void reportCheckoutStep(tags, pathname);
  }, [tags, consent, pathname]);

  useEffect(() => trackShop(tags), [tags]);

  useEffect(() => {
    function click(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      reportPressed(tags, event.target);
      const link = event.target.closest<HTMLAnchorElement>(settingsLink);
      if (!link) return;
      event.preventDefault();
      opener.current = link;
      setChanging(true);
    }
    document.addEventListener('click', click, true);
    return () => document.removeEventListener('click', click, true);
  }, [tags]);

  useEffect(() => {
    if (consent && !consent.isRecorded) void recordConsent(consent, locale);
  }, [consent, locale]);

  const close = useCallback(() => {
    setChanging(false);
    (opener.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
    opener.current = null;
  }, []);

  const answer = (given: ConsentChoice) => {
    storeConsent(given);
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
