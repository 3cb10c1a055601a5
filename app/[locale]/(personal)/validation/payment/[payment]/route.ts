import { connection } from 'next/server';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { guestReturnPath, isAlias } from '@/lib/guest/guest-paths';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/routing';
import { returnPage } from '@/lib/payment/leave-page';
import { isPaymentId, resultAddress } from '@/lib/payment/payment-paths';

type Context = { params: Promise<{ locale: string; payment: string }> };

/**
 * R33, N13. The provider sends the browser here, by GET or POST, with any parameters: only our own one, a guest's
 * store, is read, and nothing is changed. The session does not matter yet.
 */
async function comeBack(request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { locale: named, payment } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  if (!isPaymentId(payment)) return returnPage(locale, localePath(locale, countryHome), 404);
  const store = new URL(request.url).searchParams.get('store');
  const target = isAlias(store) ? guestReturnPath(store, payment) : resultAddress(payment);
  return returnPage(locale, localePath(locale, target));
}

export const GET = comeBack;
export const POST = comeBack;
