'use client';

import { type ComponentType, type MouseEvent, useState } from 'react';
import { helpPath } from '@/lib/customer-care/help';
import type { Locale } from '@/lib/i18n/routing';
import type { HelpContent, HelpDialogProps } from './help-dialog';

type Props = { locale: Locale; href: string; label: string };
type LoadedHelp = { Dialog: ComponentType<HelpDialogProps>; help: HelpContent };

/** A link to the contact page. A press opens the choice of channels, whose code loads only then. */
export function HelpLink({ locale, href, label }: Props) {
  const [loaded, setLoaded] = useState<LoadedHelp | null>(null);
  const [open, setOpen] = useState(false);

  async function press(event: MouseEvent<HTMLAnchorElement>) {
    // With a modifier key the browser opens a new tab or downloads.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!loaded) {
      const found = await load(locale);
      // If the dialog does not load, the full page does the same.
      if (!found) return window.location.assign(href);
      setLoaded(found);
    }
    setOpen(true);
  }

  return (
    <>
      <a href={href} onClick={(event) => void press(event)}>
        {label}
      </a>
      {loaded && (
        <loaded.Dialog locale={locale} href={href} help={loaded.help} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

async function load(locale: Locale): Promise<LoadedHelp | null> {
  try {
    const [{ HelpDialog }, answer] = await Promise.all([
      import('./help-dialog'),
      fetch(`${helpPath}?locale=${locale}`),
    ]);
    return answer.ok ? { Dialog: HelpDialog, help: (await answer.json()) as HelpContent } : null;
  } catch {
    return null;
  }
}
