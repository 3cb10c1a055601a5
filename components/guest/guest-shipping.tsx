import { obstacleFields } from '@/components/order/obstacle-list';
import { ShippingMethods } from '@/components/order/shipping-methods';
import type { ShippingOptions } from '@/lib/checkout/checkout';
import type { GuestChoice } from '@/lib/checkout/draft/guest-draft';
import type { Locale } from '@/lib/i18n/routing';
import type { GuestPaymentWords } from './words';

type Props = {
  locale: Locale;
  shipping: ShippingOptions;
  choice: GuestChoice;
  error: string | undefined;
  words: Pick<GuestPaymentWords, 'shipping' | 'remarks'>;
  onChoose: (choice: GuestChoice) => void;
};

/** The shipping methods, as in the executive's checkout. */
export const GuestShipping = ({ locale, shipping, choice, error, words, onChoose }: Props) => (
  <section className="checkout-main" id={obstacleFields.shipping} tabIndex={-1}>
    <ShippingMethods
      locale={locale}
      methods={shipping.zone === 'notServed' ? [] : shipping.methods}
      grams={shipping.grams}
      choice={{ method: choice.shipping ?? '', discreet: choice.discreet }}
      last={null}
      none={shipping.zone === 'notServed' ? words.shipping.notServed : words.shipping.none}
      error={error ?? null}
      words={words}
      onChoose={({ method, discreet }) => onChoose({ ...choice, shipping: method, discreet })}
    />
  </section>
);
