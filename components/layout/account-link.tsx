'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useSession } from '@/lib/sign-in/use-session';

type Props = {
  href: string;
  clientHref: string;
  signedOut: string;
  signedIn: string;
  acting: string;
  /** Where the page itself knows whom it is made for. */
  greeting?: string;
};

/**
 * Public pages are the same for everybody; who is signed in arrives afterwards. Whoever was sent home by a guard goes
 * on to where she wanted to go: the sign-in page gets the address that the guard left behind. A plain anchor, because
 * personal pages come with a document and a policy of their own.
 */
export function AccountLink({ href: executiveHref, clientHref, signedOut, signedIn, acting, greeting }: Props) {
  const session = useSession();
  const person = session?.executive ?? session?.client;
  const href = session?.client && !session.executive ? clientHref : executiveHref;

  function keepReturn(event: MouseEvent<HTMLAnchorElement>) {
    const wanted = new URLSearchParams(window.location.search).get('return');
    if (wanted) event.currentTarget.href = `${href}?return=${encodeURIComponent(wanted)}`;
  }

  return (
    <a href={href} className="site-tool site-account" onClick={keepReturn}>
      <Icon name="user" />
      <span className="site-tool-label">
        {person ? `${person.actor ? acting : signedIn} ${person.name}` : (greeting ?? signedOut)}
      </span>
    </a>
  );
}
