'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/layout/link';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { linkClass } from '@/components/ui/text-link';
import type { Words } from '@/lib/i18n/words';
import { useStore } from '@/lib/state/use-store';
import { deskKeys, hearDeskKeys } from '@/lib/workplace/desk-keys';

type Props = { ways: { letter: string; href: string; label: string }[]; words: Words<'workplace.keys'> };

/** Keys to every part of her work, and the list of them, where they are also switched off. */
export function DeskKeys({ ways, words }: Props) {
  const [open, setOpen] = useState(false);
  const on = useStore(deskKeys, (kept) => kept.on, true);
  useEffect(() => {
    if (!on) return;
    return hearDeskKeys({
      question: () => setOpen(true),
      // Its link beside the page is followed, as by a press.
      letter(letter) {
        const way = ways.find((one) => one.letter === letter);
        const link = way && document.querySelector<HTMLAnchorElement>(`a[href="${way.href}"]`);
        link?.click();
        return Boolean(link);
      },
    });
  }, [on, ways]);
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

const KeyList = ({ ways, words, on }: Props & { on: boolean }) => (
  <>
    <p>{words.lead}</p>
    <ul className="desk-keys">
      {ways.map(({ letter, href, label }) => (
        <li key={letter}>
          <span>
            <kbd>g</kbd> <kbd>{letter}</kbd>
          </span>
          <Link href={href} className={linkClass()}>
            {label}
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
    <Checkbox label={words.on} checked={on} onChange={({ target }) => deskKeys.set({ on: target.checked })} />
  </>
);
