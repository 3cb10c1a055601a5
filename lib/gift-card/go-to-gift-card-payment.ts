import { type Locale, localePath } from '@/lib/i18n/routing';
import { postForm } from '@/lib/payment/post-form';
import type { GiftCardKey } from './gift-card';
import { giftCardHandoverPath } from './gift-card-paths';
import { boughtGiftCards } from './typed-gift-card';

/** Goes to the page that leads to the provider. */
export function goToGiftCardHandover(
  locale: Locale,
  alias: string,
  { number, secret }: GiftCardKey,
  payment: string,
): void {
  boughtGiftCards.rememberOnDevice({ alias, number, secret });
  postForm(localePath(locale, giftCardHandoverPath(alias)), { number, secret, payment });
}
