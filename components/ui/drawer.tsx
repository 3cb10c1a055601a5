'use client';

import { Modal, type ModalProps } from './modal';

type Props = ModalProps & { side?: 'start' | 'end' };

/** Slides in from a side at full height; on a phone it fills the screen. */
export function Drawer({ side = 'end', ...rest }: Props) {
  return <Modal {...rest} className={`ui-modal ui-drawer ui-drawer-${side}`} />;
}
