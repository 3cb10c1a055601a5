import type { Ref } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/words';

type Props = {
  href: string;
  /** The form of an address that is being typed: the step saves it first. Null where none is open. */
  form: string | null;
  sending: boolean;
  button: Ref<HTMLButtonElement>;
  words: Words<'checkout.shipping'>;
  /** Returns whether the browser may follow the link at once. */
  onPress: () => boolean;
};

/** The step's one way on. */
export const ShippingNext = ({ href, form, sending, button, words, onPress }: Props) =>
  form ? (
    <Button ref={button} type="submit" form={form} pending={sending} pendingLabel={words.form.pending}>
      {words.next}
    </Button>
  ) : (
    <a
      href={href}
      className={buttonClass()}
      onClick={(event) => {
        if (!onPress()) event.preventDefault();
      }}
    >
      {words.next}
    </a>
  );
