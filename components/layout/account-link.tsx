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
  /** The signed-in person, if the page was rendered for one. */
  known?: { name: string; actor?: object };
};

/**
 * Public pages are the same for everybody, so the signed-in person is filled in by script. After a guard's redirect the
 * sign-in page gets the address to return to. A plain anchor, because personal pages need a full load: they have a
 * policy of their own.
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
      {/* Shows the first name, because there is no room for more; screen readers get the full one. */}
      <span className="site-tool-label">{person ? `${greeting} ${person.name.split(' ')[0]}` : signedOut}</span>
    </a>
  );
}
