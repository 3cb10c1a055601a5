'use client';

import { useState } from 'react';
import { CheckField } from '@/components/forms/check-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { Button, buttonClass } from '@/components/ui/button';
import { referralsPath } from '@/lib/access/route-access';
import { languageChoices } from '@/lib/i18n/language-name';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { referralForm } from '@/lib/referrals/referral-form';
import type { ReferralDraft } from '@/lib/referrals/referrals';
import { referralFieldOfWire } from '@/lib/referrals/referrals-mappers';
import { inviteReferral } from '@/lib/referrals/referrals-mutations';

type Props = { locale: Locale; words: { form: Words<'referrals.form'>; forms: Words<'forms'> } };

/** A mail is sent at once; a WhatsApp message is prepared for the executive's own phone. */
export function InviteForm({ locale, words: { form: said, forms } }: Props) {
  const [channel, setChannel] = useState<ReferralDraft['channel']>('mail');
  const [ready, setReady] = useState<{ name: string; address: string } | null>(null);
  const here = localePath(locale, referralsPath);
  if (ready)
    return (
      <>
        <p role="status">{fill(said.ready, { name: ready.name })}</p>
        <p className="actions">
          <a href={ready.address} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
            {said.open}
          </a>
          <Button variant="secondary" onClick={() => window.location.assign(here)}>
            {said.another}
          </Button>
        </p>
      </>
    );
  return (
    <Form
      schema={referralForm}
      defaults={{ name: '', channel: 'mail', email: '', phone: '', locale, consent: false }}
      words={{ ...forms, wrong: { ...forms.wrong, ...said.wrong } }}
      send={inviteReferral}
      fieldOfWire={referralFieldOfWire}
      onDone={({ phone, text }, { name }) =>
        phone === null
          ? window.location.assign(`${here}?invited=1`)
          : setReady({
              name,
              address: `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`,
            })
      }
      submit={said.send}
      pending={said.sending}
    >
      <TextField name="name" label={said.name} hint={said.nameHint} autoComplete="off" />
      <SelectField
        name="channel"
        label={said.channel}
        options={(['mail', 'whatsApp'] as const).map((value) => ({ value, label: said.channels[value] }))}
        onPicked={(value) => setChannel(value as ReferralDraft['channel'])}
      />
      {channel === 'mail' ? (
        <TextField name="email" label={said.email} type="email" autoComplete="off" />
      ) : (
        <TextField name="phone" label={said.phone} hint={said.phoneHint} type="tel" autoComplete="off" />
      )}
      <SelectField name="locale" label={said.locale} options={languageChoices(locale)} />
      <CheckField name="consent" label={said.consent} required />
    </Form>
  );
}
