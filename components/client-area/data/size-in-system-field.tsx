'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useFormField } from '@/components/forms/form-context';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import { toLabelText, toReaderText } from '@/lib/size-tables/sizes-in-text';

type Props = { name: string; label: string; system: SizeSystem; words: Words<'sizeTables.said'> };

/** Shows a size in the client's own system; the form holds our label, which orders and device marks use. */
export function SizeInSystemField({ name, label, system, words }: Props) {
  const { error, words: forms } = useFormField(name);
  const { field } = useController({ name });
  const held: string = field.value;
  const [typed, setTyped] = useState({ text: '', system });
  // The client's own text, unless the size came from elsewhere or is now read in another system.
  const isHers = typed.system === system && toLabelText(typed.text, system) === held;
  const shown = isHers ? typed.text : toReaderText(held, system);
  const isOther = toReaderText(held, system) !== held;
  const labelId = `${name}-label`;
  return (
    <Field
      label={label}
      error={error}
      optionalLabel={forms.optional}
      after={
        isOther
          ? {
              id: labelId,
              content: (
                <span id={labelId} className="ui-hint">
                  {fill(words.onLabel, { size: held })}
                </span>
              ),
            }
          : undefined
      }
    >
      {(tied) => (
        <TextInput
          {...tied}
          name={name}
          ref={field.ref}
          autoComplete="off"
          maxLength={20}
          value={shown}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            setTyped({ text: target.value, system });
            field.onChange(toLabelText(target.value, system));
          }}
        />
      )}
    </Field>
  );
}
