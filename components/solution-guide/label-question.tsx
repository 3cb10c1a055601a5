'use client';

import { useState } from 'react';
import { SizeSystemSelect } from '@/components/size-tables/size-system-select';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Locale } from '@/lib/i18n/routing';
import { braBands, braCups } from '@/lib/size-tables/bra-data';
import { findBra } from '@/lib/size-tables/bra-sizes';
import { letterGuides } from '@/lib/size-tables/letter-guides';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { type GuideName, letterChartOf } from '@/lib/solution-guide/guide';
import type { GuideTestWords } from './guide-words';
import { OptionList } from './option-list';

type Props = {
  guide: GuideName;
  label: string | null;
  locale: Locale;
  words: GuideTestWords;
  onChosen: (label: string) => void;
};

/** The size of a garment that the visitor wears, in the system of its label. */
export function LabelQuestion(props: Props) {
  const { guide, label, locale, words, onChosen } = props;
  const [system] = useSizeSystem(locale);
  return (
    <>
      <Field label={words.test.system}>
        {(control) => <SizeSystemSelect {...control} locale={locale} names={words.systems} />}
      </Field>
      {guide === 'bras' ? (
        <BraLabel {...props} />
      ) : (
        <OptionList
          options={letterGuides[letterChartOf[guide]].sizes.map(({ size, letter }) => ({
            name: size,
            label: size,
            hint: letter?.[system],
          }))}
          chosen={label}
          onChoose={onChosen}
        />
      )}
    </>
  );
}

function BraLabel({ label, locale, words: { test }, onChosen }: Props) {
  const [system] = useSizeSystem(locale);
  const worn = label ? findBra(label) : null;
  const [band, setBand] = useState(worn?.band.eu ?? '');
  const [cup, setCup] = useState(worn?.cup.eu ?? '');
  const [asked, setAsked] = useState(false);
  return (
    <form
      noValidate
      className="guide-label"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (band && cup) onChosen(band + cup);
        else (event.currentTarget.elements.namedItem(band ? 'cup' : 'band') as HTMLElement | null)?.focus();
      }}
    >
      <Field label={test.band} error={asked && !band && test.wrong.band}>
        {(control) => (
          <Select {...control} name="band" value={band} onChange={({ target }) => setBand(target.value)}>
            <option value="">{test.pick}</option>
            {braBands.map((each) => (
              <option key={each.eu} value={each.eu}>
                {each[system]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={test.cup} error={asked && !cup && test.wrong.cup}>
        {(control) => (
          <Select {...control} name="cup" value={cup} onChange={({ target }) => setCup(target.value)}>
            <option value="">{test.pick}</option>
            {braCups.map((each) => (
              <option key={each.eu} value={each.eu}>
                {each[system]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit">{test.next}</Button>
    </form>
  );
}
