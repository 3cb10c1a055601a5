import { paymentHandoverPath } from '@/lib/access/route-access';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale } from '@/lib/i18n/routing';
import { isPaymentId, toPaymentResultPath } from '@/lib/payment/payment-paths';
import { openPayment } from '@/lib/payment/payment-queries';
import { handOver } from '@/lib/payment/provider-pages';
import { checkAccess } from '@/lib/sign-in/require-session';

type Context = { params: Promise<{ locale: string }> };

/** Leads an executive to the provider. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: named } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  const { search, searchParams } = new URL(request.url);

  const { session, target } = await checkAccess(paymentHandoverPath, search);
  if (!session) return seeOther(locale, target);
  const payment = searchParams.get('payment');
  if (!isPaymentId(payment)) return seeOther(locale, toPaymentResultPath(''));
  const opened = await openPayment({ token: session.token, locale }, payment);
  return handOver(locale, opened, { back: toPaymentResultPath(payment) });
}
