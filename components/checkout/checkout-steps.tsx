import { Link } from '@/components/layout/link';
import { type CheckoutStep, checkoutSteps, stepPath } from '@/lib/checkout/checkout-rules';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { StepsWords } from './words';
import './checkout.css';

type Props = { locale: Locale; current: CheckoutStep; words: StepsWords };

/** Every step but the last may be opened at any time: each one says what it still needs. */
export function CheckoutSteps({ locale, current, words }: Props) {
  const here = checkoutSteps.indexOf(current);
  return (
    <nav aria-label={words.label} className="checkout-steps">
      <ol>
        {checkoutSteps.map((step, at) => (
          <li key={step} data-done={at < here || undefined} aria-current={at === here ? 'step' : undefined}>
            {at === here || step === 'confirmation' || current === 'confirmation' ? (
              <span>{words[step]}</span>
            ) : (
              <Link href={localePath(locale, stepPath(step))}>{words[step]}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
