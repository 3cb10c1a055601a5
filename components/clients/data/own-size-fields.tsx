'use client';

import { SizeSystemSelect } from '@/components/size-tables/size-system-select';
import { Field } from '@/components/ui/field';
import { sizeKinds } from '@/lib/client-book/client-book';
import type { OwnClient } from '@/lib/clients/own-client';
import type { Locale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { DeviceSizes } from './device-sizes';
import { OwnSizeField } from './own-size-field';

type Props = {
  locale: Locale;
  own: Pick<OwnClient, 'sizes'>;
  words: Words<'clientData.form'>;
  sizeWords: Words<'sizeTables.said'>;
};

/** The client's sizes, in the system selected above. */
export function OwnSizeFields({ locale, own, words, sizeWords }: Props) {
  const [system] = useSizeSystem(locale);
  const labelOf = (kind: (typeof sizeKinds)[number]) =>
    kind === 'bra'
      ? fill(sizeWords.inSystem, { name: words.sizeTypes[kind], system: sizeWords.systems[system] })
      : words.sizeTypes[kind];
  return (
    <fieldset className="client-fields">
      <legend>{words.sizes}</legend>
      <p className="text-soft">{words.sizesText}</p>
      <DeviceSizes own={own} words={words} />
      <Field label={sizeWords.system}>
        {(control) => <SizeSystemSelect {...control} locale={locale} names={sizeWords.systems} />}
      </Field>
      {sizeKinds.map((kind) => (
        <OwnSizeField key={kind} name={`sizes.${kind}`} label={labelOf(kind)} system={system} words={sizeWords} />
      ))}
    </fieldset>
  );
}
