'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { QuickAddProps } from './quick-add';

type Props = Pick<QuickAddProps, 'product' | 'colour' | 'size' | 'words' | 'onAdded'> & { label: string };

/** Opens a dialog for the missing size; its code loads with the press. */
export function QuickAddButton({ label, product, ...rest }: Props) {
  const [open, setOpen] = useState(false);
  const [View, setView] = useState<ComponentType<QuickAddProps> | null>(null);

  async function show() {
    try {
      const { QuickAdd } = await import('./quick-add');
      setView(() => QuickAdd);
      setOpen(true);
    } catch {
      // If the dialog's code is missing, the product's page opens.
      window.location.assign(product.href);
    }
  }
  return (
    <>
      <Button variant="secondary" size="compact" aria-haspopup="dialog" onClick={() => void show()}>
        {label}
        <span className="sr-only"> {product.name}</span>
      </Button>
      {View && <View {...rest} product={product} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
