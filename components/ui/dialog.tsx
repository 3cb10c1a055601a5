'use client';

import { cn } from '@/lib/cn';
import { Modal, type ModalProps } from './modal';

type Props = ModalProps & { size?: 'regular' | 'wide' };

export function Dialog({ size = 'regular', ...rest }: Props) {
  return <Modal {...rest} className={cn('ui-modal', size === 'wide' && 'ui-modal-wide')} />;
}
