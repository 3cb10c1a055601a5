'use client';

import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import { fill } from '@/lib/i18n/message-texts';
import { localePath } from '@/lib/i18n/routing';
import { sendBagAnchor, sentBagPath } from '@/lib/requests/sent/sent-bag-paths';
import { importWithRetry } from '@/lib/state/import-with-retry';
import { useHash } from '@/lib/state/use-hash';
import type { SendBagProps } from './send-bag-form';
import './sent.css';

/** Loaded on demand, because most bags are bought or left. */
const SendBagStage = dynamic(async () => (await importWithRetry(() => import('./send-bag-stage'))).SendBagStage, {
  ssr: false,
});

/** The second way out of a bag: send it to an executive, with everything needed for an answer. */
export function SendBagSection(props: SendBagProps) {
  const cart = useCartLines();
  const open = useHash() === sendBagAnchor;
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => heading.current?.focus());
  const there = cart.state === 'ready' && cart.lines.some(({ maxQuantity }) => maxQuantity > 0);
  useEffect(() => {
    if (open && there) arrive();
  }, [open, there]);
  const look = (
    <p className="send-look">
      <Link href={localePath(props.locale, sentBagPath)} className={linkClass()}>
        {props.words.send.sent}
      </Link>
    </p>
  );
  if (!there) return cart.state === 'ready' ? look : null;
  const { send } = props.words;
  const title = props.to ? fill(send.titleTo, { name: props.to.name }) : send.title;
  return (
    <section id={sendBagAnchor} className="send-bag" aria-labelledby="send-bag-title">
      <h2 id="send-bag-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{send.lead}</p>
      {open ? (
        <SendBagStage {...props} lines={cart.lines.filter(({ maxQuantity }) => maxQuantity > 0)} />
      ) : (
        <p>
          <a href={`#${sendBagAnchor}`} className={buttonClass({ variant: 'secondary' })}>
            {send.open}
          </a>
        </p>
      )}
      {look}
    </section>
  );
}
