import { type Locale, localePath } from '@/lib/i18n/routing';
import { postForm } from '@/lib/payment/post-form';
import type { GuestOrderKey } from '../checkout';
import { guestHandoverPath } from '../guest-paths';
import { placedGuestOrders } from './guest-attempt';

/** Goes to the page that leads to the provider. */
export function goToPaymentHandover(locale: Locale, alias: string, order: GuestOrderKey, payment: string): void {
  placedGuestOrders.rememberOnDevice({ alias, ...order });
  postForm(localePath(locale, guestHandoverPath(alias)), { ...order, payment });
}
