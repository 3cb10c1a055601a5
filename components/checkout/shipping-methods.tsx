import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field-error';
import { RadioGroup } from '@/components/ui/radio-group';
import { formatPrice } from '@/contract/money';
import type { ShippingOptions } from '@/lib/checkout/checkout';
import type { ShippingChoice } from '@/lib/checkout/draft/executive-draft-mutations';
import { formatShippingMethod, formatWeightLimit } from '@/lib/checkout/shipping-texts';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatWeight } from '@/lib/i18n/weight';
import type { ShippingMethod } from '@/lib/order/delivery';
import { formatKey } from '@/lib/order/remark-texts';

type Props = {
  locale: Locale;
  shipping: ShippingOptions;
  choice: ShippingChoice;
  /** The shipping method of the last order. */
  last?: string | null;
  error: string | undefined;
  words: { shipping: Words<'checkout.shipping'>; remarks: Words<'checkout.remarks'> };
  onChoose: (choice: ShippingChoice) => void;
};

/** K11. Cost, days and warehouse of each method; one that cannot be chosen shows its reason. */
export function ShippingMethods({ locale, shipping, choice, last, error, words, onChoose }: Props) {
  const said = words.shipping;
  const { zone, methods, grams } = shipping;
  if (zone === 'notServed' || methods.length === 0)
    return (
      <p role="alert">
        <FieldError id="no-method">{zone === 'notServed' ? said.notServed : said.none}</FieldError>
      </p>
    );
  return (
    <>
      <RadioGroup
        legend={<h2>{said.method}</h2>}
        name="method"
        value={choice.method}
        error={error}
        onValueChange={(method) => onChoose({ ...choice, method })}
        options={methods.map((method) => ({
          value: method.code,
          disabled: !method.available,
          label: (
            <span className="checkout-method">
              <span>
                {method.name}
                {method.code === last && ` · ${said.lastTime}`}
              </span>
              {method.available && (
                <span className="checkout-figure">
                  {method.costCents === 0 ? said.free : formatPrice(method.costCents)}
                </span>
              )}
            </span>
          ),
          hint: method.available ? toHint(method, locale, said) : whyNot(method, locale, words),
        }))}
      />
      {grams !== null && <p className="text-soft">{fill(said.weighs, { weight: formatWeight(grams, locale) })}</p>}
      <fieldset className="min-w-0">
        <legend>
          <h2>{said.how}</h2>
        </legend>
        <Checkbox
          label={said.discreet}
          hint={said.discreetHint}
          checked={choice.discreet}
          disabled={!choice.method}
          onChange={({ target }) => onChoose({ ...choice, discreet: target.checked })}
        />
      </fieldset>
    </>
  );
}

const toHint = (method: ShippingMethod, locale: Locale, words: Words<'checkout.shipping'>): string =>
  formatShippingMethod(method, locale, words, [
    fill(words.from, { warehouse: words[method.warehouse] }),
    ...(method.pickupPoint ? [words.pickup] : []),
  ]);

const whyNot = (
  { reason, overGrams }: ShippingMethod,
  locale: Locale,
  { shipping, remarks }: Props['words'],
): string => (overGrams === null ? formatKey(reason ?? '', remarks) : formatWeightLimit(overGrams, locale, shipping));
