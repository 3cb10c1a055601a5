import { boolean, type ObjectSchema, object, string } from 'yup';
import { emailMaxLength, emailPattern, nameMaxLength, phonePattern } from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import { personName } from '@/lib/person-name';
import { toPhone } from '@/lib/store/own-store-rules';
import type { ReferralDraft } from './referrals';

const emails = new RegExp(emailPattern);
const phones = new RegExp(phonePattern);
const by = (channel: ReferralDraft['channel']) => (given: unknown) => given === channel;

export const referralForm: ObjectSchema<ReferralDraft> = object({
  name: personName(nameMaxLength),
  channel: string<ReferralDraft['channel']>().required('choice'),
  email: string()
    .trim()
    .default('')
    .when('channel', {
      is: by('mail'),
      // biome-ignore lint/suspicious/noThenProperty: what yup calls it
      then: (text) => text.required('required').max(emailMaxLength, 'tooLong').matches(emails, 'email'),
    }),
  phone: string()
    .trim()
    .default('')
    .when('channel', {
      is: by('whatsApp'),
      // biome-ignore lint/suspicious/noThenProperty: what yup calls it
      then: (text) => text.required('required').test('phone', 'phone', (value) => phones.test(toPhone(value ?? ''))),
    }),
  locale: string<Locale>().required('choice'),
  consent: boolean().oneOf([true], 'agree').required('agree'),
});
