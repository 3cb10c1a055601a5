'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { keyboardScrollable } from './keyboard-scrollable';

type Tab = { id: string; label: ReactNode; content: ReactNode };

type Props = { label: string; tabs: Tab[]; initial?: string; onSelect?: (id: string) => void };

/** One tab stop; the arrows, Home and End move and select. */
export function Tabs({ label, tabs, initial, onSelect }: Props) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(initial ?? tabs[0]?.id);

  const select = (id: string) => {
    setSelected(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const next = (goal + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className="ui-tabs">
      <div ref={list} role="tablist" aria-label={label} className="ui-tab-list" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className="ui-tab"
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          {...keyboardScrollable}
          hidden={tab.id !== selected}
          className="ui-tab-panel"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
