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
  known?: { name: string; actor?: object };
};

/**
 * Public pages are the same for everybody; the signed-in person arrives afterwards. After a guard's redirect the
 * sign-in page gets the address that the guard left behind, to return there. A plain anchor, because personal pages
 * come with a document and a policy of their own.
 */
export function AccountLink({ href: executiveHref, clientHref, signedOut, signedIn, acting, known }: Props) {
  const session = useSession();
  const person = session?.executive ?? session?.client ?? known;
  const greeting = person?.actor ? acting : signedIn;
  const href = session?.client && !session.executive ? clientHref : executiveHref;

  function keepReturn(event: MouseEvent<HTMLAnchorElement>) {
    const wanted = new URLSearchParams(window.location.search).get('return');
    if (wanted) event.currentTarget.href = `${href}?return=${encodeURIComponent(wanted)}`;
  }

  return (
    <a
      href={href}
      className="site-tool site-account"
      aria-label={person && `${greeting} ${person.name}`}
      onClick={keepReturn}
    >
      <Icon name="user" />
      {/* The row has room for a first name; the whole one is read out. */}
      <span className="site-tool-label">{person ? `${greeting} ${person.name.split(' ')[0]}` : signedOut}</span>
    </a>
  );
}
