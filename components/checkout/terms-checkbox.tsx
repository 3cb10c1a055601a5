import { Checkbox } from '@/components/ui/checkbox';
import { linkClass } from '@/components/ui/text-link';
import type { Words } from '@/lib/i18n/message-texts';
import { obstacleFields } from './obstacle-list';

type Props = {
  /** Where the terms of sale are. */
  href: string;
  checked: boolean;
  error: string | undefined;
  words: Words<'checkout.payment'>;
  onChange: (yes: boolean) => void;
};

export const TermsCheckbox = ({ href, checked, error, words, onChange }: Props) => (
  <div id={obstacleFields.terms}>
    <Checkbox
      label={words.terms}
      error={error}
      hint={
        <a href={href} className={linkClass()}>
          {words.termsLink}
        </a>
      }
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  </div>
);
