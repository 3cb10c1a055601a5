import { connection } from 'next/server';
import { countryHome } from '@/lib/access/route-access';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/routing';
import { returnPage } from '@/lib/payment/leave-page';
import { isPaymentId, resultAddress } from '@/lib/payment/payment-paths';

type Context = { params: Promise<{ locale: string; payment: string }> };

/**
 * R33, N13. The provider sends the browser here, by GET or by POST and with whatever it likes to say: nothing of that
 * is read, and nothing is changed. Who is signed in does not matter yet either.
 */
async function comeBack(_: Request, { params }: Context): Promise<Response> {
  // Nothing of the request is read, which is no reason to keep an answer.
  await connection();
  const { locale: named, payment } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  return isPaymentId(payment)
    ? returnPage(locale, localePath(locale, resultAddress(payment)))
    : returnPage(locale, localePath(locale, countryHome), 404);
}

export const GET = comeBack;
export const POST = comeBack;
