import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { Words } from '@/lib/i18n/message-texts';

type Props = {
  code: string;
  problem: string;
  required?: boolean;
  words: Pick<Words<'giftCard.use'>, 'label' | 'hint'>;
  onType: (code: string) => void;
};

/** Where the code of a gift card is typed. No browser keeps it. */
export const GiftCardCodeField = ({ code, problem, required = false, words, onType }: Props) => (
  <Field label={words.label} hint={words.hint} error={problem} required={required}>
    {(control) => (
      <TextInput
        {...control}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
);
