'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { comparedStyles } from '@/lib/comparison/compared-styles-store';
import { useIsCompared } from '@/lib/comparison/use-comparison';
import { fill, type Words } from '@/lib/i18n/message-texts';

type Props = { reference: string; colour: string; name: string; words: Words<'comparison.toggle'> };

/** F016. A style into the comparison and out again; its state is pressed or not, its name stays the same. */
export function CompareToggle({ reference, colour, name, words }: Props) {
  const compared = useIsCompared(reference);
  const [full, setFull] = useState(false);
  return (
    <div className="compare-toggle">
      <button
        type="button"
        aria-pressed={compared}
        aria-label={fill(words.name, { name })}
        onClick={() => setFull(!comparedStyles.toggle({ reference, colour }))}
      >
        <Icon name={compared ? 'check' : 'plus'} />
        {words.compare}
      </button>
      {full && <span role="alert">{words.full}</span>}
    </div>
  );
}
