'use client';

import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

const hideDelay = 300;

type Props = {
  /** The bubble's text; plain words without controls. */
  content: ReactNode;
  /** Names the trigger when it is only the sign. */
  label?: string;
  /** The trigger's content; an information icon by default. */
  children?: ReactNode;
  className?: string;
};

/**
 * K14. Shown on hover, focus or tap; stays while the pointer is on it, and closes 300 ms after pointer or focus left,
 * or at once by Escape or a press elsewhere. Its position (top, 8 px) is in styles/tooltip.css.
 */
export function Tooltip({ content, label, children, className }: Props) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);

  const show = () => {
    clearTimeout(timer.current);
    setShown(true);
  };
  const hideLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!root.current?.matches(':hover, :has(:focus-visible)')) setShown(false);
    }, hideDelay);
  };
  // Touch has no hover: a tap arrives as a click.
  const unlessTouch = (act: () => void) => (event: PointerEvent) => event.pointerType !== 'touch' && act();

  useEffect(() => {
    const element = bubble.current;
    if (!shown || !element) return;
    element.showPopover();
    const hide = () => {
      clearTimeout(timer.current);
      setShown(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Inside a dialog the first Escape is the tooltip's.
      event.preventDefault();
      hide();
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) hide();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      element.hidePopover();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [shown]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span ref={root} className="ui-tooltip" onPointerEnter={unlessTouch(show)} onPointerLeave={unlessTouch(hideLater)}>
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        className={cn('ui-tooltip-trigger', !children && 'ui-tooltip-info', className)}
        onFocus={show}
        onBlur={hideLater}
        onClick={show}
      >
        {children ?? <Icon name="info" />}
      </button>
      <span ref={bubble} id={id} role="tooltip" popover="manual" className="ui-tooltip-bubble">
        {content}
      </span>
    </span>
  );
}
