'use client';

import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '@/components/forms/check-field';
import { Form } from '@/components/forms/form';
import { useFormField } from '@/components/forms/form-context';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Link } from '@/components/layout/link';
import { methodOptions } from '@/components/payment/method-options';
import { CharacterCount } from '@/components/ui/character-count';
import { RadioGroup, type RadioOption } from '@/components/ui/radio-group';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { noteMaxLength } from '@/contract/rules';
import { storeRememberedGuest } from '@/lib/checkout/address/remembered-guest';
import type { GiftCardTerms } from '@/lib/gift-card/gift-card';
import { type BoughtGiftCard, buyGiftCard } from '@/lib/gift-card/gift-card-calls';
import { type GiftCardValues, giftCardForm, giftCardSums, toAmountEuros } from '@/lib/gift-card/gift-card-form';
import { giftCardFieldOfWire } from '@/lib/gift-card/gift-card-mappers';
import { giftCardPurchasePath } from '@/lib/gift-card/gift-card-paths';
import { goToGiftCardHandover } from '@/lib/gift-card/go-to-gift-card-payment';
import { forgetTypedGiftCard, keepTypedGiftCard } from '@/lib/gift-card/typed-gift-card';
import { languages } from '@/lib/i18n/languages';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath, locales } from '@/lib/i18n/routing';
import { listPayable } from '@/lib/payment/payment-rules';

export type BuyGiftCardWords = {
  buy: Words<'giftCard.buy'>;
  data: Words<'guest.data'>;
  form: Words<'checkout.shipping.form'>;
  forms: Words<'forms'>;
  payment: Words<'checkout.payment'>;
  remarks: Words<'checkout.remarks'>;
};

type Props = {
  locale: Locale;
  alias: string;
  terms: GiftCardTerms;
  /** Of a telephone number without one. */
  prefix: string;
  defaults: Partial<GiftCardValues>;
  words: BuyGiftCardWords;
};

/** Keeps every letter typed until the card is ordered. */
export function BuyGiftCardForm({ locale, alias, terms, prefix, defaults, words }: Props) {
  const { today, latestSendOn, termsVersion } = terms;
  const schema = useMemo(() => giftCardForm({ today, latestSendOn, prefix }), [today, latestSendOn, prefix]);
  const { buy: said, forms, payment, remarks } = words;

  async function done({ key, payment: attempt }: BoughtGiftCard, values: GiftCardValues): Promise<void> {
    forgetTypedGiftCard();
    const { firstName, lastName, email, phone, remember } = values;
    await storeRememberedGuest({ firstName, lastName, email, phone, remember });
    if (attempt) goToGiftCardHandover(locale, alias, key, attempt);
    else window.location.assign(localePath(locale, giftCardPurchasePath(alias, key)));
  }
  return (
    <Form<GiftCardValues, BoughtGiftCard>
      schema={schema}
      defaults={defaults}
      words={{
        ...forms,
        wrong: { ...forms.wrong, ...remarks.payment.reason, ...said.wrong },
        failures: { ...forms.failures, ...remarks.giftCard.reason },
      }}
      fieldOfWire={giftCardFieldOfWire}
      send={(values) => buyGiftCard({ alias, locale, termsVersion, values })}
      onDone={(bought, values) => void done(bought, values)}
      onTyped={keepTypedGiftCard}
      submit={<span className="statutory">{payment.submit}</span>}
      pending={said.pending}
    >
      <Amount terms={terms} words={words} />
      <Recipient terms={terms} words={words} />
      <Greeting words={words} />
      <Buyer prefix={prefix} words={words} />
      <Payment terms={terms} locale={locale} words={words} />
      <Sum words={words} />
    </Form>
  );
}

type PartProps = { words: BuyGiftCardWords };

/** Radio buttons that the form library registers. */
function ChoiceField(props: {
  name: keyof GiftCardValues;
  legend: string;
  legendHidden?: boolean;
  variant?: 'tiles' | 'list';
  options: RadioOption[];
}) {
  const { control, error } = useFormField(props.name, { keepSpaces: true });
  return <RadioGroup {...props} control={control} error={error} required />;
}

function Amount({ terms, words: { buy: said } }: PartProps & { terms: GiftCardTerms }) {
  const amount = useWatch<GiftCardValues, 'amount'>({ name: 'amount' });
  const bounds = { min: formatPrice(terms.minimumEuros * 100), max: formatPrice(terms.maximumEuros * 100) };
  return (
    <section className="gift-card-part">
      <ChoiceField
        name="amount"
        legend={said.amount}
        variant="tiles"
        options={[
          ...giftCardSums.map((sum) => ({ value: sum, label: formatPrice(Number(sum) * 100) })),
          { value: 'own', label: said.own },
        ]}
      />
      {amount === 'own' && (
        <TextField
          name="own"
          label={said.ownLabel}
          hint={fill(said.ownHint, bounds)}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </section>
  );
}

function Recipient({ terms, words: { buy: said } }: PartProps & { terms: GiftCardTerms }) {
  const delivery = useWatch<GiftCardValues, 'delivery'>({ name: 'delivery' });
  return (
    <fieldset className="gift-card-part">
      <legend>
        <h2>{said.who}</h2>
      </legend>
      <TextField name="recipientName" label={said.recipientName} autoComplete="off" autoCapitalize="words" />
      <ChoiceField
        name="delivery"
        legend={said.delivery}
        options={[
          { value: 'mail', label: said.mail, hint: said.mailHint },
          { value: 'paper', label: said.paper, hint: said.paperHint },
        ]}
      />
      {delivery === 'mail' && (
        <>
          <TextField
            name="recipientEmail"
            type="email"
            label={said.recipientEmail}
            autoComplete="off"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            name="sendOn"
            type="date"
            label={said.sendOn}
            hint={said.sendOnHint}
            min={terms.today}
            max={terms.latestSendOn}
            optional
          />
        </>
      )}
      <SelectField
        name="recipientLocale"
        label={said.recipientLocale}
        options={locales.map((each) => ({ value: each, label: languages[each].name }))}
      />
    </fieldset>
  );
}

const messageField = 'gift-card-message';

function Greeting({ words: { buy: said } }: PartProps) {
  return (
    <fieldset className="gift-card-part">
      <legend>
        <h2>{said.words}</h2>
      </legend>
      <TextField name="sender" label={said.sender} autoComplete="off" autoCapitalize="words" />
      <TextareaField
        id={messageField}
        name="message"
        label={said.message}
        rows={4}
        optional
        after={{
          id: `${messageField}-count`,
          content: (
            <CharacterCount
              id={`${messageField}-count`}
              of={messageField}
              max={noteMaxLength}
              template={said.messageCount}
            />
          ),
        }}
      />
    </fieldset>
  );
}

function Buyer({ prefix, words: { buy: said, data, form } }: PartProps & { prefix: string }) {
  return (
    <fieldset className="gift-card-part">
      <legend>
        <h2>{data.who}</h2>
      </legend>
      <TextField
        name="email"
        type="email"
        label={data.email}
        hint={said.buyerHint}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField name="firstName" label={form.firstName} autoComplete="given-name" autoCapitalize="words" />
      <TextField name="lastName" label={form.lastName} autoComplete="family-name" autoCapitalize="words" />
      <TextField
        name="phone"
        type="tel"
        label={prefix ? `${form.phone} (${prefix})` : form.phone}
        hint={said.phoneHint}
        autoComplete="tel"
        inputMode="tel"
      />
      <CheckField name="remember" label={data.remember} hint={data.rememberHint} />
    </fieldset>
  );
}

function Payment({ terms, locale, words }: PartProps & { terms: GiftCardTerms; locale: Locale }) {
  const { buy: said, data, payment } = words;
  return (
    <fieldset className="gift-card-part">
      <legend>
        <h2>{payment.how}</h2>
      </legend>
      <ChoiceField
        name="method"
        legend={payment.how}
        legendHidden
        options={methodOptions(listPayable(terms.methods), words)}
      />
      <ul className="gift-card-rules">
        {(['whole', 'vat', 'withdraw'] as const).map((rule) => (
          <li key={rule}>{fill(said.rules[rule], { years: terms.validYears })}</li>
        ))}
      </ul>
      <CheckField
        name="terms"
        label={payment.terms}
        hint={
          <a href={localePath(locale, '/customer-care/terms')} className={linkClass()}>
            {payment.termsLink}
          </a>
        }
        required
      />
      <p className="text-soft">
        {data.privacy}{' '}
        <Link href={localePath(locale, '/customer-care/privacy')} className={linkClass()}>
          {data.privacyLink}
        </Link>
      </p>
    </fieldset>
  );
}

/** Directly above the button, which has the text of the law alone. */
function Sum({ words: { buy: said } }: PartProps) {
  const { control } = useFormContext<GiftCardValues>();
  const [amount, own] = useWatch({ control, name: ['amount', 'own'] });
  const euros = toAmountEuros({ amount, own });
  return (
    <p className="gift-card-sum" role="status">
      <span>{said.pay}</span>
      <strong>{euros === null ? '–' : formatPrice(euros * 100)}</strong>
    </p>
  );
}
