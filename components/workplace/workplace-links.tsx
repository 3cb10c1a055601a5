'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/layout/link';
import { splitLocale } from '@/lib/i18n/routing';

export type WorkplaceLink = {
  href: string;
  label: string;
  /** How many items wait there: as shown, and as read aloud. */
  note?: { text: string; read: string } | null;
};

type Props = {
  first: WorkplaceLink[];
  /** Beside the others if there is room, behind a button on a phone. */
  rest: WorkplaceLink[];
  more: string;
};

/** Reads the current page itself, because the frame is the same for all of them. */
export function WorkplaceLinks({ first, rest, more }: Props) {
  const here = splitLocale(usePathname()).path;
  const ways = (list: WorkplaceLink[]) =>
    list.map(({ href, label, note }) => (
      <li key={href}>
        <Link href={href} aria-current={splitLocale(href).path === here ? 'page' : undefined}>
          {label}
          {note && (
            <>
              <span className="workplace-note" aria-hidden="true">
                {note.text}
              </span>
              <span className="sr-only">, {note.read}</span>
            </>
          )}
        </Link>
      </li>
    ));
  return (
    <>
      <ul className="workplace-first">
        {ways(first)}
        {rest.length > 0 && (
          <li className="workplace-more">
            <button type="button" popoverTarget="workplace-rest">
              {more}
            </button>
          </li>
        )}
      </ul>
      {rest.length > 0 && (
        <div id="workplace-rest" popover="auto" className="workplace-rest">
          <ul>{ways(rest)}</ul>
        </div>
      )}
    </>
  );
}
