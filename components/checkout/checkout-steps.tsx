import { StepList } from '@/components/order/step-list';
import { type CheckoutStep, checkoutSteps, stepPath } from '@/lib/checkout/checkout-rules';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';

type Props = { locale: Locale; current: CheckoutStep; words: Words<'checkout.steps'> };

/** Every step but the last may be opened at any time: each one says what it still needs. */
export const CheckoutSteps = ({ locale, current, words }: Props) => (
  <StepList
    label={words.label}
    current={checkoutSteps.indexOf(current)}
    steps={checkoutSteps.map((step) => ({
      name: words[step],
      href: step === 'confirmation' || current === 'confirmation' ? null : localePath(locale, stepPath(step)),
    }))}
  />
);
