import { paymentHandoverPath } from '@/lib/access/route-access';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale } from '@/lib/i18n/routing';
import { isPaymentId, toPaymentResultPath } from '@/lib/payment/payment-paths';
import { openPayment } from '@/lib/payment/payment-queries';
import { handoverPage, isOwnPage, providerOrigin, providerUnavailablePage } from '@/lib/payment/provider-pages';
import { checkAccess } from '@/lib/sign-in/require-session';

type Context = { params: Promise<{ locale: string }> };

/** Leads from the shop to the provider through a page of its own, whose policy allows exactly that host. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: named } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  const { search, searchParams } = new URL(request.url);

  const { session, target } = await checkAccess(paymentHandoverPath, search);
  if (!session) return seeOther(locale, target);
  const payment = searchParams.get('payment');
  if (!isPaymentId(payment)) return seeOther(locale, toPaymentResultPath(''));
  const opened = await openPayment({ token: session.token, locale }, payment);
  if (opened.ok) {
    // A payment that is approved already needs no provider page.
    if (isOwnPage(opened.data.url)) return seeOther(locale, toPaymentResultPath(payment));
    const origin = providerOrigin(opened.data.url);
    if (!origin) throw new Error('the backend leads to a payment page that PAYMENT_ORIGINS does not name');
    return handoverPage(locale, { leaving: opened.data, origin, back: toPaymentResultPath(payment) });
  }
  // An ended, foreign or unknown payment is explained on the page of its result.
  return opened.retryable || opened.kind === 'broken'
    ? providerUnavailablePage(locale)
    : seeOther(locale, toPaymentResultPath(payment));
}
