import { boolean, type ObjectSchema, object, string } from 'yup';
import { emailMaxLength, emailPattern, nameMaxLength, phonePattern } from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import { personName } from '@/lib/person/person-name';
import { normalizePhone } from '@/lib/person/phone';
import type { ReferralDraft } from './referrals';

const emails = new RegExp(emailPattern);
const phones = new RegExp(phonePattern);

export const referralForm: ObjectSchema<ReferralDraft> = object({
  name: personName(nameMaxLength),
  channel: string<ReferralDraft['channel']>().required('choice'),
  email: string()
    .trim()
    .default('')
    .when('channel', ([channel], text) =>
      channel === 'mail' ? text.required('required').max(emailMaxLength, 'tooLong').matches(emails, 'email') : text,
    ),
  phone: string()
    .trim()
    .default('')
    .when('channel', ([channel], text) =>
      channel === 'whatsApp'
        ? text.required('required').test('phone', 'phone', (value) => phones.test(normalizePhone(value ?? '')))
        : text,
    ),
  locale: string<Locale>().required('choice'),
  consent: boolean().oneOf([true], 'agree').required('agree'),
});
