import { findAccess } from '@/lib/access/route-access';
import { guestHandoverPath, guestPath, guestReturnPath, toOrderKey } from '@/lib/checkout/guest-paths';
import { readBytes } from '@/lib/http/request-body';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/routing';
import { isPaymentId } from '@/lib/payment/payment-paths';
import { openGuestPayment } from '@/lib/payment/payment-queries';
import { handOver } from '@/lib/payment/provider-pages';

/** A number, a secret and a payment. */
const mostBytes = 2_000;

type Context = { params: Promise<{ locale: string; alias: string }> };

/** Leads a guest to the provider. A form posts it, because the order's secret must be in no address. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale: named, alias } = await params;
  const locale = isLocale(named) ? named : defaultLocale;

  if (!findAccess(guestHandoverPath(alias))) return seeOther(locale, '/');
  const bytes = await readBytes(request, mostBytes).catch(() => null);
  const sent = new URLSearchParams(new TextDecoder().decode(bytes ?? undefined));
  const order = toOrderKey(`${sent.get('number')}.${sent.get('secret')}`);
  const payment = sent.get('payment');
  if (!order || !isPaymentId(payment)) return seeOther(locale, guestPath(alias, 'confirmation'));
  const back = guestReturnPath(alias, payment);
  const opened = await openGuestPayment(locale, order, payment);
  return handOver(locale, opened, { back, retry: localePath(locale, back) });
}

/** Reached by the back button or a typed address: there is no payment to leave for. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: named, alias } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  return seeOther(locale, guestPath(alias, 'confirmation'));
}
