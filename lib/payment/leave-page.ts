import 'server-only';
import { getTranslations } from 'next-intl/server';
import { tenderCodes } from '@/contract/codes';
import type { ProviderTender } from '@/contract/tenders';
import { settings } from '@/lib/env';
import type { Locale } from '@/lib/i18n/routing';
import { formatPrice } from '@/lib/money';
import { escapeHtml, framePage, smallPage, smallPagePolicy } from '@/lib/small-page';
import type { ProviderHandover } from './payment';
import { payPalButtonPage, payPalOrder } from './paypal-button-page';

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/** By which a provider says that nothing is left to do at its own. */
export const isOwnPage = (url: string): boolean => originOf(url) === settings().publicOrigin;

/**
 * The origin that a payment is made at; null for any that the operator has not named: not even the backend may send
 * somebody and her card elsewhere.
 */
export function providerOrigin(url: string): string | null {
  const origin = originOf(url);
  return origin !== null && settings().paymentOrigins.includes(origin) ? origin : null;
}

/** `back` is where the result stands. */
type Departure = { leaving: ProviderHandover; origin: string; back: string };

/**
 * Where she goes and with how much. It goes on by itself, and by its button where no script runs. Sent before the page
 * has loaded, the form takes this page's place in the history: going back leads to the shop and not out of it again.
 */
export async function leavePage(locale: Locale, { leaving, origin, back }: Departure): Promise<Response> {
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
  const html = framePage({
    language: locale,
    title: t('title'),
    text: t(textOf(leaving), said),
    way: `${way}\n  <script nonce="${nonce}">${go}</script>`,
    note: t('note'),
    // Enough for whoever asks which shop it is.
    head: '<meta name="referrer" content="origin">\n',
  });
  // A browser holds redirects of a form to it as well: a gateway that takes no payment may answer with one to us.
  const target = fields ? `form-action 'self' ${origin}` : "form-action 'none'";
  return toPage(html, { policy: `${smallPagePolicy}; script-src 'nonce-${nonce}'; ${target}` });
}

/** The provider could not be asked: nothing has happened, and it is tried again at the same address or another one. */
export async function awayPage(locale: Locale, href = ''): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'payment.leave' });
  const html = smallPage({
    language: locale,
    title: t('awayTitle'),
    text: t('awayText'),
    href,
    action: t('retry'),
  });
  return toPage(html, { status: 503 });
}

/** She is back from the provider. A page of ours that leads on brings the cookies back, which a POST came without. */
export async function returnPage(locale: Locale, target: string, status = 200): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'payment.returned' });
  const html = smallPage({
    language: locale,
    title: t('title'),
    text: t('text'),
    href: target,
    action: t('action'),
    head: `<meta name="referrer" content="no-referrer">\n<meta http-equiv="refresh" content="0; url=${escapeHtml(target)}">\n`,
  });
  return toPage(html, { status });
}

/** What is said before she leaves, by how she pays; of a card where a backend does not say it. */
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

const toPage = (html: string, { policy = `${smallPagePolicy}; form-action 'none'`, status = 200 }: PageOptions) =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
    },
  });
