'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
};

/**
 * The frame of dialog and drawer. The browser's modal dialog traps the focus, makes the page inert and restores the
 * focus; this adds closing by the backdrop and one owner of the state.
 */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  className,
}: ModalProps & { className: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for the same is Escape, which arrives as cancel
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={className}
      onCancel={(event) => {
        // A file picker inside the dialog also fires cancel when it is closed without a choice.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
      // A drag that began inside, to select text, is not meant to close.
      onMouseDown={(event) => {
        pressedOutside.current = isBackdrop(event);
      }}
      onClick={(event) => isBackdrop(event) && pressedOutside.current && onClose()}
    >
      <div className="ui-modal-head">
        <h2 id={titleId} className="ui-modal-title">
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className="ui-modal-body">{children}</div>
      {footer && <div className="ui-modal-foot">{footer}</div>}
    </dialog>
  );
}
