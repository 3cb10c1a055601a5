'use client';

import { SizeSystemSelect } from '@/components/size-tables/size-system-select';
import { Field } from '@/components/ui/field';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { letterSizes } from '@/lib/size-tables/letter-data';
import { sizeSystems } from '@/lib/size-tables/size-systems';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import type { GuideName } from '@/lib/solution-guide/guide';
import type { SizeFound } from '@/lib/solution-guide/guide-sizes';
import type { GuideResultWords } from './guide-words';

type Props = { guide: GuideName; found: SizeFound; locale: Locale; words: GuideResultWords };

/**
 * N08. The size in the visitor's system, with its doubts: a borderline case, two letters, a size that we do not make.
 */
export function GuideSizeResult({ guide, found, locale, words: { results, systems } }: Props) {
  const [system] = useSizeSystem(locale);
  const toOwn = (size: string) => toSizeSystem(size, system);
  const list = (sizes: string[]) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(sizes.map(toOwn));
  if (found.kind === 'none')
    return (
      <>
        <p>{results.none[found.why]}</p>
        {found.nearest && <p>{fill(results.none.nearest, { size: toOwn(found.nearest) })}</p>}
        <p>{results.none.help}</p>
      </>
    );
  const letter = letterSizes.find((each) => each.letter === found.size);
  const others = sizeSystems.map((each) => [each, letter?.[each] ?? toSizeSystem(found.size, each)] as const);
  return (
    <>
      <p className="guide-size-found">{toOwn(found.size)}</p>
      {guide === 'bras' && found.letters.length > 0 && <p>{fill(results.letters, { sizes: list(found.letters) })}</p>}
      {found.between.length > 0 && (
        <p className="guide-remark">{fill(results.between, { sizes: list(found.between) })}</p>
      )}
      {found.apart && <p className="guide-remark">{fill(results.apart, found.apart)}</p>}
      {!found.offered && (
        <p className="guide-remark">
          {found.sisters.length > 0 ? fill(results.notOffered, { sizes: list(found.sisters) }) : results.notMade}
        </p>
      )}
      {found.offered && found.sisters.length > 0 && <p>{fill(results.sisters, { sizes: list(found.sisters) })}</p>}
      <dl className="guide-systems">
        {others.map(([name, label]) => (
          <div key={name}>
            <dt>{systems[name]}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      {guide === 'bras' && (
        <Field label={results.system} hint={fill(results.label, { size: found.size })}>
          {(control) => <SizeSystemSelect {...control} locale={locale} names={systems} />}
        </Field>
      )}
    </>
  );
}
