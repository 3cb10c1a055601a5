'use client';

import { Modal, type ModalProps } from './modal';

type Props = ModalProps & { side?: 'start' | 'end' };

/** Comes in from a side at full height; on a phone it takes the whole screen. */
export function Drawer({ side = 'end', ...rest }: Props) {
  return <Modal {...rest} className={`ui-modal ui-drawer ui-drawer-${side}`} />;
}
