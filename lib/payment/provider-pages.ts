import 'server-only';
import { getTranslations } from 'next-intl/server';
import { tenderCodes } from '@/contract/codes';
import { formatPrice } from '@/contract/money';
import type { ProviderTender } from '@/contract/tenders';
import { settings } from '@/lib/env';
import { seeOther } from '@/lib/http/see-other';
import type { Locale } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import { escapeHtml, standaloneFrame, standalonePage, standalonePagePolicy } from '@/lib/standalone-page';
import type { ProviderHandover } from './payment';
import { payPalButtonPage, payPalOrder } from './paypal-button-page';

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/** An address of our own: the provider has nothing left to do. */
const isOwnPage = (url: string): boolean => originOf(url) === settings().publicOrigin;

/**
 * The provider's origin for a payment; null for any that the operator has not configured, because not even the
 * backend may send a person and their card elsewhere.
 */
function providerOrigin(url: string): string | null {
  const origin = originOf(url);
  return origin !== null && settings().paymentOrigins.includes(origin) ? origin : null;
}

/** `back` is the path of the result page. */
type Departure = { leaving: ProviderHandover; origin: string; back: string };

/**
 * Leads from the shop to the provider through a page of its own, whose policy allows exactly that host. `retry` is an
 * address that opens the payment again; without it this one does.
 */
export async function handOver(
  locale: Locale,
  opened: Result<ProviderHandover>,
  { back, retry }: { back: string; retry?: string },
): Promise<Response> {
  if (opened.ok) {
    // A payment that is approved already needs no provider page.
    if (isOwnPage(opened.data.url)) return seeOther(locale, back);
    const origin = providerOrigin(opened.data.url);
    if (!origin) throw new Error('the backend leads to a payment page that PAYMENT_ORIGINS does not name');
    return handoverPage(locale, { leaving: opened.data, origin, back });
  }
  // An ended, foreign or unknown payment is explained on the page of its result.
  return opened.retryable || opened.kind === 'broken' ? providerUnavailablePage(locale, retry) : seeOther(locale, back);
}

/**
 * Shows the provider and the amount. Continues by itself, and by its button when scripts are off. The form is
 * submitted before the page has loaded, so it replaces this page in the history: Back leads to the shop, not out
 * again.
 */
async function handoverPage(locale: Locale, { leaving, origin, back }: Departure): Promise<Response> {
  const { amountCents, url, fields } = leaving;
  const host = new URL(origin).hostname;
  const order = payPalOrder(leaving);
  if (order) {
    const { html, ...sent } = await payPalButtonPage(locale, { leaving, order, host, back });
    return toPage(html, sent);
  }
  const t = await getTranslations({ locale, namespace: 'payment.leave' });
  const said = { amount: formatPrice(amountCents), host };
  const nonce = crypto.randomUUID();
  const way = fields ? form(url, fields, t('action')) : `<a href="${escapeHtml(url)}">${escapeHtml(t('action'))}</a>`;
  const go = fields ? 'document.forms[0].submit()' : 'location.replace(document.links[0].href)';
  const html = standaloneFrame({
    language: locale,
    title: t('title'),
    text: t(textOf(leaving), said),
    way: `${way}\n  <script nonce="${nonce}">${go}</script>`,
    note: t('note'),
    // Enough for a provider that checks which shop it is.
    head: '<meta name="referrer" content="origin">\n',
  });
  // Browsers apply this to redirects of the form too: a gateway that refuses a payment may redirect to us.
  const target = fields ? `form-action 'self' ${origin}` : "form-action 'none'";
  return toPage(html, { policy: `${standalonePagePolicy}; script-src 'nonce-${nonce}'; ${target}` });
}

/** The provider could not be reached: nothing has happened, and a retry goes to the same or another address. */
async function providerUnavailablePage(locale: Locale, href = ''): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'payment.leave' });
  const html = standalonePage({
    language: locale,
    title: t('awayTitle'),
    text: t('awayText'),
    href,
    action: t('retry'),
  });
  return toPage(html, { status: 503 });
}

/** The return from the provider. This page of ours continues with the cookies, which a cross-site POST lacks. */
export async function providerReturnPage(locale: Locale, target: string, status = 200): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'payment.returned' });
  const html = standalonePage({
    language: locale,
    title: t('title'),
    text: t('text'),
    href: target,
    action: t('action'),
    head: `<meta name="referrer" content="no-referrer">\n<meta http-equiv="refresh" content="0; url=${escapeHtml(target)}">\n`,
  });
  return toPage(html, { status });
}

/** The text before leaving, by payment method; that of a card when the backend does not name it. */
const texts = {
  [tenderCodes.card]: 'card',
  [tenderCodes.payPal]: 'paypal',
  [tenderCodes.bizum]: 'bizum',
} as const satisfies Record<ProviderTender, string>;

const textOf = ({ tender }: ProviderHandover) => texts[tender as ProviderTender] ?? texts[tenderCodes.card];

function form(url: string, fields: Record<string, string>, action: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(url)}">${inputs.join('')}<button>${escapeHtml(action)}</button></form>`;
}

type PageOptions = { policy?: string; status?: number };

const toPage = (html: string, { policy = `${standalonePagePolicy}; form-action 'none'`, status = 200 }: PageOptions) =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
    },
  });
