'use client';

import { useEffect, useRef } from 'react';
import { Link } from '@/components/layout/link';
import { Icon } from '@/components/ui/icon';
import { deskSearchPath } from '@/lib/access/route-access';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = { locale: Locale; words: Words<'workplace.find'> };

/** One field for orders, clients and codes; a plain form, which a shortcut focuses from any page. */
export function DeskSearch({ locale, words }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const action = localePath(locale, deskSearchPath);
  return (
    <>
      <search className="desk-search">
        <form action={action}>
          <input
            ref={field}
            type="search"
            name="q"
            className="ui-input"
            aria-label={words.label}
            placeholder={words.placeholder}
            aria-keyshortcuts="Control+K"
            maxLength={60}
            autoComplete="off"
          />
          <button type="submit" aria-label={words.label}>
            <Icon name="search" />
          </button>
        </form>
      </search>
      {/* If there is no room for the field, its page has one. */}
      <Link href={action} className="desk-search-link" aria-label={words.label}>
        <Icon name="search" />
      </Link>
    </>
  );
}
