'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { CartArticle } from '@/lib/cart/current-product';
import { colourHref } from '@/lib/catalogue/catalogue-path';
import type { ProductOptions } from '@/lib/catalogue/product-options';
import { articleOf, findSize, hasCups, type NamedSize, priceOf } from '@/lib/catalogue/product-rules';
import { replaceAddress } from '@/lib/state/replace-address';

/** Band and cup for bras, otherwise the index of the size. Null means not chosen yet. */
export type SizeSelection = { band: string | null; cup: string | null; size: number | null };

/** The limit of the select beside the button; the bag takes more. */
const quantityMax = 9;

/**
 * The choice on a product's page, and where the focus goes if a step is missing. The size stays in this state (N22).
 */
export function useProductChoice(choice: ProductOptions, shown: number) {
  const group = useId();
  const [colour, setColour] = useState(shown);
  const [picked, setPicked] = useState<SizeSelection>({
    band: null,
    cup: null,
    size: choice.sizes.length === 1 ? 0 : null,
  });
  const [asked, setAsked] = useState(false);
  const [wanted, setQuantity] = useState(1);
  const sizes = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);

  const cups = hasCups(choice);
  const pair: NamedSize | null = picked.band && picked.cup ? [picked.band + picked.cup, picked.band, picked.cup] : null;
  const size = cups ? findSize(choice, picked.band, picked.cup) : picked.size;
  const price = priceOf(choice, colour, size);
  const article = articleOf(choice, colour, size);
  const most = Math.min(article?.[1] ?? 0, quantityMax);

  // A restored page may have been rendered for another colour than its address now names.
  useEffect(() => {
    const place = choice.colours.findIndex(({ code }) => colourHref(choice.href, code) === window.location.pathname);
    if (place >= 0) setColour(place);
  }, [choice]);

  /** The size once taken from a guide, if the style comes in it and nothing is chosen yet. */
  function takeOwn(own: string) {
    const place = choice.sizes.findIndex(([name]) => name === own);
    if (place >= 0) setPicked((before) => (isUntouched(before) ? toPicked(choice, place) : before));
  }

  function chooseColour(place: number) {
    const next = choice.colours[place];
    if (!next) return;
    setColour(place);
    replaceAddress(colourHref(choice.href, next.code));
  }

  function chooseSize(place: number) {
    setPicked(toPicked(choice, place));
  }

  /** The pressed button disappears with its answer, so the focus moves. */
  function answerWith(change: () => void) {
    change();
    answer.current?.focus();
  }

  /** Focuses the missing step; if the style does not come in the chosen band and cup, the answer to that. */
  function leadToSize() {
    setAsked(true);
    const missing = cups ? (picked.band === null ? 'band' : 'cup') : 'size';
    if (pair) answer.current?.focus();
    else sizes.current?.querySelector<HTMLElement>(`input[name="${group}-${missing}"]`)?.focus();
  }

  return {
    group,
    colour,
    picked,
    pair,
    size,
    asked,
    price,
    most,
    quantity: Math.max(1, Math.min(wanted, most)),
    line: article && price && toLine(choice, colour, size ?? 0, price.from),
    sizes,
    answer,
    setPicked,
    setQuantity,
    chooseColour,
    chooseSize,
    takeOwn,
    answerWith,
    leadToSize,
  };
}

const isUntouched = ({ band, cup, size }: SizeSelection) => band === null && cup === null && size === null;

function toPicked({ sizes }: ProductOptions, place: number): SizeSelection {
  const [, band = null, cup = null] = sizes[place] ?? [];
  return { band, cup, size: place };
}

function toLine(choice: ProductOptions, colour: number, size: number, priceCents: number): CartArticle | null {
  const { code = '', name: colourName = '', pictures = [] } = choice.colours[colour] ?? {};
  const article = articleOf(choice, colour, size);
  return (
    article && {
      key: article[0],
      reference: choice.reference,
      name: choice.name,
      href: colourHref(choice.href, code),
      colourName,
      size: choice.sizes[size]?.[0] ?? '',
      picture: pictures[0]?.hash ?? null,
      dominantColor: pictures[0]?.dominantColor ?? null,
      priceCents,
      maxQuantity: article[1],
    }
  );
}
