import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { Contact, ContactReceipt } from './care';
import { toContacted, toContactWire } from './contact-mappers';

/** Calls with the same key send the message once. */
export const sendContact = async (
  contact: Contact,
  { locale, key }: { locale: Locale; key: string },
): Promise<Result<ContactReceipt>> =>
  mapResult(
    await post<'contactCare'>('/api/public/enviarContactanos', {
      body: toContactWire(contact, locale),
      idempotencyKey: key,
    }),
    toContacted,
  );
