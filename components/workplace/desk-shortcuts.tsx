'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/layout/link';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { linkClass } from '@/components/ui/text-link';
import { deskShortcuts, listenForDeskShortcuts } from '@/lib/desk/desk-shortcuts';
import type { Words } from '@/lib/i18n/message-texts';
import { useStore } from '@/lib/state/use-store';

type KeyWords = Words<'workplace.keys'>;
type Letters = KeyWords['letters'];
/** The addresses of the links beside the page, so that the page writes them once. */
type Props = { ways: Record<keyof Letters, { href: string; label: string }>; words: KeyWords };

/** Keyboard shortcuts to every part of the desk, and their list, where they can be switched off. */
export function DeskShortcuts({ ways, words }: Props) {
  const [open, setOpen] = useState(false);
  const on = useStore(deskShortcuts, (kept) => kept.on, true);
  useEffect(() => {
    if (!on) return;
    return listenForDeskShortcuts({
      question: () => setOpen(true),
      // Follows the link beside the page, as a click would.
      letter(letter) {
        const [name] = inOrder(words.letters).find(([, one]) => one === letter) ?? [];
        const link = name && document.querySelector<HTMLAnchorElement>(`a[href="${ways[name].href}"]`);
        link?.click();
        return Boolean(link);
      },
    });
  }, [on, ways, words]);
  return (
    <>
      <button type="button" className="desk-keys-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.title}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} closeLabel={words.close}>
        {open && <KeyList ways={ways} words={words} on={on} />}
      </Dialog>
    </>
  );
}

const inOrder = (letters: Letters) => Object.entries(letters) as [keyof Letters, string][];

const KeyList = ({ ways, words, on }: Props & { on: boolean }) => (
  <>
    <p>{words.lead}</p>
    <ul className="desk-keys">
      {inOrder(words.letters).map(([name, letter]) => (
        <li key={name}>
          <span>
            <kbd>g</kbd> <kbd>{letter}</kbd>
          </span>
          <Link href={ways[name].href} className={linkClass()}>
            {ways[name].label}
          </Link>
        </li>
      ))}
      <li>
        <kbd>{words.findKey}</kbd>
        <span>{words.find}</span>
      </li>
      <li>
        <kbd>?</kbd>
        <span>{words.list}</span>
      </li>
    </ul>
    <p className="text-soft">{words.pad}</p>
    <Checkbox label={words.on} checked={on} onChange={({ target }) => deskShortcuts.set({ on: target.checked })} />
  </>
);
