'use client';

import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/words';
import { forgetOwnSizes, keepOwnSize, useOwnSize } from '@/lib/size-tables/own-sizes';
import { chartOf, type GuideName } from '@/lib/solution-guide/guide';
import { forgetAnswers } from '@/lib/solution-guide/guide-memory';
import type { SizeFound } from '@/lib/solution-guide/guide-sizes';

type Props = { guide: GuideName; found: SizeFound; words: Words<'solutionGuide.results'>; onErased: () => void };

/** The size is kept by a press, on this device; another one takes away every size that is kept, and the answers. */
export function GuideOwnSize({ guide, found, words, onErased }: Props) {
  const kept = useOwnSize(chartOf[guide]);
  const size = found.kind === 'size' ? found.size : null;
  function erase() {
    forgetAnswers();
    forgetOwnSizes();
    onErased();
  }
  return (
    <>
      {size && size !== kept && <Button onClick={() => keepOwnSize(chartOf[guide], [size])}>{words.keep}</Button>}
      <Button variant="quiet" onClick={erase}>
        {words.erase}
      </Button>
      <p role="status">{size && size === kept ? words.kept : ''}</p>
    </>
  );
}
