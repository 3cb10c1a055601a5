import { type Locale, localePath } from '@/lib/i18n/routing';
import type { GuestOrderKey } from '../checkout';
import { guestHandoverPath } from '../guest-paths';
import { rememberPlacedOnDevice } from './guest-attempt';

/** Goes to the page that leads to the provider, by a form, so that the secret is in no address. */
export function goToPaymentHandover(locale: Locale, alias: string, order: GuestOrderKey, payment: string): void {
  rememberPlacedOnDevice({ alias, ...order });
  const form = document.createElement('form');
  form.method = 'post';
  form.action = localePath(locale, guestHandoverPath(alias));
  for (const [name, value] of Object.entries({ ...order, payment })) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
