import { findAccess } from '@/lib/access/route-access';
import { giftCardHandoverPath, giftCardReturnPath, toGiftCardKey } from '@/lib/gift-card/gift-card-paths';
import { readBytes } from '@/lib/http/request-body';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/routing';
import { isPaymentId } from '@/lib/payment/payment-paths';
import { openGiftCardPayment } from '@/lib/payment/payment-queries';
import { handOver } from '@/lib/payment/provider-pages';

/** A number, a secret and a payment. */
const mostBytes = 2_000;

type Context = { params: Promise<{ locale: string; alias: string }> };

/** Leads the buyer of a gift card to the provider. A form posts it, because the secret must be in no address. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale: named, alias } = await params;
  const locale = isLocale(named) ? named : defaultLocale;

  if (!findAccess(giftCardHandoverPath(alias))) return seeOther(locale, '/');
  const bytes = await readBytes(request, mostBytes).catch(() => null);
  const sent = new URLSearchParams(new TextDecoder().decode(bytes ?? undefined));
  const key = toGiftCardKey(`${sent.get('number')}.${sent.get('secret')}`);
  const payment = sent.get('payment');
  if (!key || !isPaymentId(payment)) return seeOther(locale, giftCardReturnPath(alias));
  const back = giftCardReturnPath(alias, payment);
  const opened = await openGiftCardPayment(locale, key, payment);
  return handOver(locale, opened, { back, retry: localePath(locale, back) });
}

/** Reached by the back button or a typed address: there is no payment to leave for. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: named, alias } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  return seeOther(locale, giftCardReturnPath(alias));
}
