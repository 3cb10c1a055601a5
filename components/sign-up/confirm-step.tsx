'use client';

import useSWR from 'swr';
import { CheckField } from '@/components/forms/check-field';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { findExecutive } from '@/lib/executive-search/executives-calls';
import { fill } from '@/lib/i18n/message-texts';
import { localePath } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import type { Market, SignUpValues, Step } from '@/lib/sign-up/sign-up';
import { confirmForm } from '@/lib/sign-up/sign-up-form';
import { toPhoneWithPrefix } from '@/lib/sign-up/sign-up-mappers';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

type Props = Omit<StepProps, 'onDone'> & {
  market: Market;
  onChange: (step: Step) => void;
  send: (values: Partial<SignUpValues>) => Promise<Result<unknown>>;
};

/** A summary before it is sent; of the document only its kind is shown. */
export function ConfirmStep({ market, onChange, send, ...step }: Props) {
  const { locale, words, values } = step;
  const { confirm, person, summaryTitle, change, steps, send: submit, sending, found } = words.form;
  const [beforeLink = '', afterLink = ''] = confirm.terms.split('{link}');
  const code = values.referrer;
  const referrer = useSWR(code ? ['sign-up-referrer', code] : null, () => findExecutive(code ?? '')).data;
  const rows: [Step, string[]][] = [
    [
      'person',
      [
        `${values.givenName} ${values.familyName}`,
        market.name,
        values.documentType ? person.documents[values.documentType] : '',
      ],
    ],
    [
      'contact',
      [
        values.email ?? '',
        toPhoneWithPrefix(values.prefix ?? '', values.phone ?? ''),
        [values.street, values.extra, `${values.postalCode} ${values.town}`].filter(Boolean).join(', '),
      ],
    ],
    [
      'access',
      [
        values.username ?? '',
        values.alias ? fill(confirm.store, { alias: values.alias }) : '',
        referrer?.ok ? fill(found, { name: referrer.data.name, town: referrer.data.town }) : '',
      ],
    ],
  ];
  return (
    <>
      <section aria-labelledby="sign-up-summary" className="sign-up-summary">
        <h3 id="sign-up-summary">{summaryTitle}</h3>
        {rows.map(([step, lines]) => (
          <div key={step}>
            <div>
              {lines.filter(Boolean).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <Button
              variant="quiet"
              size="compact"
              aria-label={fill(change, { what: steps[step] })}
              onClick={() => onChange(step)}
            >
              {confirm.edit}
            </Button>
          </div>
        ))}
      </section>
      <StepForm
        step={step}
        schema={confirmForm}
        defaults={{ terms: false, marketing: values.marketing ?? false, findable: values.findable ?? false }}
        check={send}
        onDone={() => {}}
        said={{ submit, pending: sending }}
      >
        <CheckField
          name="terms"
          required
          label={
            <>
              {beforeLink}
              <a
                href={localePath(locale, '/customer-care/terms')}
                target="_blank"
                rel="noopener"
                className={linkClass()}
              >
                {confirm.termsLink}
              </a>
              {afterLink}
            </>
          }
        />
        <CheckField name="findable" label={confirm.findable} hint={confirm.findableHint} />
        <CheckField name="marketing" label={confirm.marketing} hint={confirm.marketingHint} />
        <p className="text-soft">
          {confirm.privacy}{' '}
          <a href={localePath(locale, '/customer-care/privacy')} target="_blank" rel="noopener" className={linkClass()}>
            {confirm.privacyLink}
          </a>
        </p>
      </StepForm>
    </>
  );
}
