'use client';

import { SizeSystemSelect } from '@/components/size-tables/size-system-select';
import { Field } from '@/components/ui/field';
import type { ClientData } from '@/lib/client-area/client-data';
import { sizeKinds } from '@/lib/client-book/client-book';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { CopyDeviceSizes } from './copy-device-sizes';
import { SizeInSystemField } from './size-in-system-field';

type Props = {
  locale: Locale;
  own: Pick<ClientData, 'sizes'>;
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
      <CopyDeviceSizes own={own} words={words} />
      <Field label={sizeWords.system}>
        {(control) => <SizeSystemSelect {...control} locale={locale} names={sizeWords.systems} />}
      </Field>
      {sizeKinds.map((kind) => (
        <SizeInSystemField key={kind} name={`sizes.${kind}`} label={labelOf(kind)} system={system} words={sizeWords} />
      ))}
    </fieldset>
  );
}
