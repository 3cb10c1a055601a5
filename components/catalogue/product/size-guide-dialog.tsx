'use client';

import { SizeGuide } from '@/components/size-tables/size-guide';
import type { SizeWords } from '@/components/size-tables/size-words';
import { Dialog } from '@/components/ui/dialog';
import type { Locale } from '@/lib/i18n/routing';
import type { SizeGuideName } from '@/lib/size-tables/size-tables';

/** What the link needs to open a size table beside the choice. */
export type SizeGuideContent = { table: SizeGuideName; locale: Locale; href: string; words: SizeWords };

export type SizeGuideDialogProps = {
  guide: SizeGuideContent;
  title: string;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  onChoose: (size: string) => void;
};

export function SizeGuideDialog({ guide, title, closeLabel, open, onClose, onChoose }: SizeGuideDialogProps) {
  return (
    <Dialog size="wide" open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      <SizeGuide {...guide} onChoose={onChoose} />
    </Dialog>
  );
}
