import { connection } from 'next/server';
import { countryHome } from '@/lib/access/public-script-paths';
import { guestReturnPath, isAlias } from '@/lib/checkout/guest-paths';
import { giftCardReturnPath } from '@/lib/gift-card/gift-card-paths';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/routing';
import { isPaymentId, toPaymentResultPath } from '@/lib/payment/payment-paths';
import { providerReturnPage } from '@/lib/payment/provider-pages';

type Context = { params: Promise<{ locale: string; payment: string }> };

/**
 * R33, N13. The provider sends the browser here, by GET or POST, with any parameters: only our own, a guest's
 * store and what was paid there, are read, and nothing is changed. The session does not matter yet.
 */
async function comeBack(request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { locale: named, payment } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  if (!isPaymentId(payment)) return providerReturnPage(locale, localePath(locale, countryHome), 404);
  const { searchParams } = new URL(request.url);
  const store = searchParams.get('store');
  const toStore = searchParams.get('for') === 'gift-card' ? giftCardReturnPath : guestReturnPath;
  const target = isAlias(store) ? toStore(store, payment) : toPaymentResultPath(payment);
  return providerReturnPage(locale, localePath(locale, target));
}

export const GET = comeBack;
export const POST = comeBack;
