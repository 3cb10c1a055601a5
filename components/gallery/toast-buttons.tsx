'use client';

import { Button } from '@/components/ui/button';
import { ToastRegion } from '@/components/ui/toast-region';
import { showToast } from '@/components/ui/toast-store';
import type { GalleryWords } from './words/es';

type Props = {
  words: Pick<
    GalleryWords,
    | 'dismiss'
    | 'showError'
    | 'showRemark'
    | 'showSuccess'
    | 'toastError'
    | 'toastRegion'
    | 'toastRemark'
    | 'toastSuccess'
    | 'toBag'
  >;
};

export function ToastButtons({ words }: Props) {
  const toBag = { label: words.toBag, href: '#toast' };
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="secondary" onClick={() => showToast({ message: words.toastSuccess, action: toBag })}>
        {words.showSuccess}
      </Button>
      <Button variant="secondary" onClick={() => showToast({ message: words.toastRemark, tone: 'remark' })}>
        {words.showRemark}
      </Button>
      <Button variant="secondary" onClick={() => showToast({ message: words.toastError, tone: 'error' })}>
        {words.showError}
      </Button>
      <ToastRegion label={words.toastRegion} dismissLabel={words.dismiss} />
    </div>
  );
}
