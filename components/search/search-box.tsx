'use client';

import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { searchMaxLength } from '@/contract/public-rules';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { defaultSystems } from '@/lib/size-tables/size-systems';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import type { SuggestionPanelProps } from './suggestion-panel';

type Props = { locale: Locale; action: string; words: Words<'search.box'> };

const unfoldedId = 'site-search';

/**
 * A combobox after the ARIA pattern: the focus stays in the field, the arrows move through the suggestions, Enter takes
 * one or submits, Escape closes. The suggestions' code loads when the field is first used. On small screens the field
 * is in a popover over the page, which the browser opens before any script has loaded.
 */
export function SearchBox({ locale, action, words }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const unfolded = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<SuggestionPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [count, setCount] = useState(0);
  const [system] = useSizeSystem(locale);
  const expanded = open && Panel !== null && count > 0;

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (!form.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  // A visitor may be in the field already before its script has loaded.
  const catchUp = useEffectEvent(() => {
    if (document.activeElement === input.current) start();
  });
  useEffect(() => catchUp(), []);

  function start() {
    setText(input.current?.value ?? '');
    setActive(-1);
    setOpen(true);
    // If the suggestions do not load, the field still searches.
    import('./suggestion-panel').then(
      ({ SuggestionPanel }) => setPanel(() => SuggestionPanel),
      () => {},
    );
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  /** Opened here, because the browser's own way would not move the focus into the field nor open a phone's keyboard. */
  function unfold(event: MouseEvent) {
    event.preventDefault();
    // Not every browser focuses a pressed button, and the popover gives the focus back to the element that had it.
    (event.currentTarget as HTMLElement).focus();
    unfolded.current?.showPopover();
    input.current?.focus();
  }

  function leave() {
    close();
    // Closes the popover if it is open; the focus goes back to the button.
    unfolded.current?.hidePopover?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      leave();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !open) start();
    if (step && expanded) {
      event.preventDefault();
      // The field itself is one stop of the cycle.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    }
    if (event.key === 'Enter' && expanded && active >= 0) {
      event.preventDefault();
      document.getElementById(`${id}-${active}`)?.click();
    }
  }

  return (
    <search className="site-search">
      <IconButton
        icon="search"
        label={words.submit}
        className="site-search-open"
        popoverTarget={unfoldedId}
        onClick={unfold}
      />
      <div ref={unfolded} id={unfoldedId} popover="auto" className="site-search-unfolded">
        <form
          ref={form}
          action={action}
          onSubmit={(event) => {
            const value = input.current?.value.trim() ?? '';
            if (value === '' && open) event.preventDefault();
          }}
        >
          {system !== defaultSystems[locale] && <input type="hidden" name="system" value={system} />}
          <input
            ref={input}
            name="q"
            type="text"
            role="combobox"
            aria-label={words.label}
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? `${id}-list` : undefined}
            aria-activedescendant={expanded && active >= 0 ? `${id}-${active}` : undefined}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={searchMaxLength}
            className="ui-input"
            onFocus={start}
            onChange={start}
            onKeyDown={onKeyDown}
          />
          <button type="submit" className="site-search-submit">
            <Icon name="search" />
            <span className="sr-only">{words.submit}</span>
          </button>
          <IconButton icon="close" label={words.close} className="site-search-close" popoverTarget={unfoldedId} />
          {open && Panel && (
            <Panel
              id={id}
              text={text}
              active={active}
              locale={locale}
              words={words}
              onCount={setCount}
              onLeave={() => {
                leave();
                if (input.current) input.current.value = '';
              }}
            />
          )}
        </form>
      </div>
    </search>
  );
}
