import 'server-only';
import { getTranslations } from 'next-intl/server';
import { tenderCodes } from '@/contract/codes';
import { formatPrice } from '@/contract/money';
import { settings } from '@/lib/env';
import { toRegionalLocale } from '@/lib/i18n/regional-locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { escapeHtml, standaloneFrame, standalonePagePolicy } from '@/lib/standalone-page';
import type { ProviderHandover } from './payment';
import { payPalButtonScript } from './paypal-button-script';

/** PayPal's own order number. Null for other methods, and when no button is configured. */
export function payPalOrder({ tender, url }: ProviderHandover): string | null {
  if (tender !== tenderCodes.payPal || settings().payPalButton === null) return null;
  return new URL(url).searchParams.get('token');
}

type ButtonPageInput = { leaving: ProviderHandover; order: string; host: string; back: string };

/** X04. PayPal's button in our page, and beside it a link to PayPal's page, which needs no script. */
export async function payPalButtonPage(locale: Locale, { leaving, order, host, back }: ButtonPageInput) {
  const t = await getTranslations({ locale, namespace: 'payment.leave' });
  const nonce = crypto.randomUUID();
  const result = localePath(locale, back);
  const page = {
    script: scriptAddress(locale),
    order,
    result,
    words: {
      loading: t('buttonLoading'),
      failed: t('buttonFailed'),
      closed: t('buttonClosed'),
      broken: t('buttonBroken'),
    },
  };
  const way = `<p id="told" role="status"></p>
  <div id="button" data-page="${escapeHtml(JSON.stringify(page))}"></div>
  <p><a href="${escapeHtml(leaving.url)}">${escapeHtml(t('toPayPal'))}</a></p>
  <p><a class="quiet" href="${escapeHtml(result)}">${escapeHtml(t('otherwise'))}</a></p>
  <script nonce="${nonce}">${payPalButtonScript}</script>`;
  const html = standaloneFrame({
    language: locale,
    title: t('buttonTitle'),
    text: t('paypal', { amount: formatPrice(leaving.amountCents), host }),
    way,
    note: t('note'),
    head: '<meta name="referrer" content="origin">\n',
  });
  return { html, policy: policyFor(nonce) };
}

/** Exactly PayPal's hosts, for exactly what its script needs. */
function policyFor(nonce: string): string {
  const hosts = settings().payPalButton?.hosts.join(' ');
  return [
    standalonePagePolicy,
    `script-src 'nonce-${nonce}' ${hosts}`,
    `connect-src ${hosts}`,
    `frame-src ${hosts}`,
    `img-src ${hosts} data:`,
    "form-action 'none'",
  ].join('; ');
}

function scriptAddress(locale: Locale): string {
  const { scriptUrl = '', clientId = '' } = settings().payPalButton ?? {};
  const asked = {
    'client-id': clientId,
    components: 'buttons',
    currency: 'EUR',
    intent: 'capture',
    commit: 'true',
    // A card would be typed into a frame on our page; cards are paid at the bank's page.
    'disable-funding': 'card,credit,paylater',
    locale: toRegionalLocale(locale),
  };
  return `${scriptUrl}?${new URLSearchParams(asked)}`;
}
