'use client';

import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/ui/dialog';
import { searchExecutivesPath } from '@/lib/access/route-access';
import type { HelpChannels } from '@/lib/customer-care/help';
import { formatOpeningState, nextOpening } from '@/lib/customer-care/opening-hours';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import './help.css';

export type HelpContent = { words: Words<'customerCare.help'>; channels: HelpChannels };
export type HelpDialogProps = { locale: Locale; href: string; help: HelpContent; open: boolean; onClose: () => void };

/**
 * WhatsApp or live chat, if the shop has them, and always its form. Each opens on its own site: nothing is embedded.
 */
export function HelpDialog({ locale, href, help: { words, channels }, open, onClose }: HelpDialogProps) {
  const [next] = useState(() => nextOpening(Date.now()));
  // Rendered in a portal, outside the footer whose link opens it, so that the footer's styles do not apply.
  return createPortal(
    <Dialog open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      <p>
        {formatOpeningState(locale, next, words)} {words.languages}
      </p>
      <ul className="help-ways">
        {channels.whatsApp && (
          <Way href={channels.whatsApp} name={words.whatsApp.name} newTab={words.newTab}>
            {words.whatsApp.text}
          </Way>
        )}
        {channels.chat && (
          <Way href={next === null ? channels.chat : null} name={words.chat.name} newTab={words.newTab}>
            {formatOpeningState(locale, next, { open: words.chat.text, shut: words.chat.shut })}
          </Way>
        )}
        {/* The footer stays where the page changes below it. */}
        <Way href={href} name={words.contact.name} onFollow={onClose}>
          {words.contact.text}
        </Way>
        <Way href={localePath(locale, searchExecutivesPath)} name={words.executive.name} onFollow={onClose}>
          {words.executive.text}
        </Way>
      </ul>
      {(channels.whatsApp || channels.chat) && <p className="text-soft">{words.leaves}</p>}
    </Dialog>,
    document.body,
  );
}

type WayProps = { href: string | null; name: string; newTab?: string; onFollow?: () => void; children: ReactNode };

function Way({ href, name, newTab, onFollow, children }: WayProps) {
  const text = (
    <>
      <span className="help-way-name">{name}</span>
      {newTab && href && <span className="sr-only"> {newTab}</span>}
      <span className="text-soft">{children}</span>
    </>
  );
  return (
    <li>
      {href === null ? (
        <span className="help-way">{text}</span>
      ) : (
        <a
          className="help-way"
          href={href}
          onClick={onFollow}
          {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {text}
        </a>
      )}
    </li>
  );
}
