import { formatDay } from '@/lib/checkout/delivery-days';
import type { GuestOrder } from '@/lib/checkout/placed/placed-order';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';

/** When a parcel left, with whom, and its number; nothing of one that has not left. */
export function describeDispatch(
  locale: Locale,
  dispatch: GuestOrder['dispatch'],
  said: Words<'checkout.confirmation'>,
): string[] {
  if (!dispatch) return [];
  const { leftOn, carrier, tracking } = dispatch;
  const date = formatDay(leftOn, locale);
  return [
    carrier ? fill(said.leftWith, { date, carrier }) : fill(said.left, { date }),
    ...(tracking ? [fill(said.tracking, { code: tracking })] : []),
  ];
}
