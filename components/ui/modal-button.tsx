'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  label: ReactNode;
  as?: 'dialog' | 'wide-dialog' | 'drawer';
  side?: 'start' | 'end';
  title: ReactNode;
  closeLabel: string;
  /** An extra button to close, for text that is only read. */
  doneLabel?: ReactNode;
  children: ReactNode;
};

/** A button and the dialog it opens, for a server component without state: a size guide, a notice. */
export function ModalButton({ label, as = 'dialog', side, title, closeLabel, doneLabel, children, ...button }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const modal = {
    open,
    onClose: close,
    title,
    closeLabel,
    children,
    footer: doneLabel && <Button onClick={close}>{doneLabel}</Button>,
  };
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {as === 'drawer' ? (
        <Drawer {...modal} side={side} />
      ) : (
        <Dialog {...modal} size={as === 'dialog' ? 'regular' : 'wide'} />
      )}
    </>
  );
}
