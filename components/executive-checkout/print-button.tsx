'use client';

import { Button } from '@/components/ui/button';

export function PrintButton({ label, size }: { label: string; size?: 'compact' }) {
  return (
    <Button variant="secondary" size={size} className="print-button" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
