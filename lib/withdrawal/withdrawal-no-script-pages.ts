import 'server-only';
import { brand } from '@/lib/brand';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { fill } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { escapeHtml, formStyle, standaloneFrame, standalonePagePolicy } from '@/lib/standalone-page';
import { type Receipt, type Withdrawal, withdrawalPath, withdrawalSendPath } from './withdrawal';
import { type WithdrawalField, type WithdrawalProblems, withdrawalFields, withdrawalMailto } from './withdrawal-form';

// The steps of a withdrawal without script: each is a page of its own.

type LetterPage = { locale: Locale; withdrawal: Withdrawal };

/** Errors are shown at their fields, and what was typed is kept. */
export async function withdrawalFormPage(
  { locale, withdrawal }: LetterPage,
  problems: WithdrawalProblems,
): Promise<Response> {
  const { fields, wrong, next, label, steps } = await getMessageGroup('withdrawal', locale);
  const field = (name: WithdrawalField) => {
    const problem = problems[name];
    const said = problem ? `<p class="wrong" id="${name}-wrong">${escapeHtml(wrong[problem])}</p>` : '';
    const tied = `id="${name}" name="${name}"${problem ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : ''}`;
    const text = escapeHtml(withdrawal[name]);
    const control =
      name === 'words'
        ? `<textarea ${tied} rows="4">${text}</textarea>`
        : `<input ${tied} value="${text}" required${name === 'email' ? ' type="email"' : ''}>`;
    return `<label for="${name}">${escapeHtml(fields[name])}</label>${said}${control}`;
  };
  const inputs = withdrawalFields.map(field).join('');
  const way = form(locale, `${inputs}${button(next)}`);
  return toPage({ locale, title: label, text: steps, way }, 422);
}

/** The second step. After a failed attempt it says so, and offers a mail. */
export async function withdrawalReviewPage(
  { locale, withdrawal }: LetterPage,
  { key, failed = null }: { key: string; failed?: 'away' | 'tooMany' | null },
): Promise<Response> {
  const words = await getMessageGroup('withdrawal', locale);
  const { review, failed: says } = words;
  const hidden = withdrawalFields.map((name) => hide(name, withdrawal[name])).join('');
  const trouble = failed && `<p class="wrong" role="alert">${escapeHtml(sayTrouble(words.failed, failed))}</p>`;
  const mail = `<p><a class="quiet" href="${escapeHtml(withdrawalMailto(brand.mail, withdrawal, { lines: [], words }))}">${escapeHtml(says.mail)}</a></p>`;
  const buttons = `${button(words.confirm, 'confirmed')}${button(review.change, 'change', 'quiet')}`;
  const way = `${trouble ?? ''}${await content({ locale, withdrawal }, [])}${form(locale, `${hidden}${hide('key', key)}${buttons}`)}${trouble ? mail : ''}`;
  return toPage({ locale, title: review.title, text: review.text, way }, failed ? 503 : 200);
}

/** Nothing is stored on the device here: the page itself holds the declaration. */
const sayTrouble = (says: { awayUnkept: string; tooMany: string }, failed: 'away' | 'tooMany'): string =>
  failed === 'tooMany' ? says.tooMany : says.awayUnkept;

export async function withdrawalReceiptPage({ locale, withdrawal }: LetterPage, receipt: Receipt): Promise<Response> {
  const { received } = await getMessageGroup('withdrawal', locale);
  const facts: [string, string][] = [
    [received.code, receipt.code],
    [received.at, formatMoment(receipt.at, locale)],
  ];
  const back = `<a href="${localePath(locale, withdrawalPath)}">${escapeHtml(brand.name)}</a>`;
  const way = `${await content({ locale, withdrawal }, facts)}<p>${escapeHtml(received.next)}</p>${back}`;
  return toPage({ locale, title: received.title, text: fill(received.text, { mail: withdrawal.email }), way }, 200);
}

async function content({ locale, withdrawal }: LetterPage, first: [string, string][]): Promise<string> {
  const { review } = await getMessageGroup('withdrawal', locale);
  const facts: [string, string][] = [
    ...first,
    [review.number, withdrawal.number],
    [review.name, withdrawal.name],
    [review.email, withdrawal.email],
    withdrawal.words ? [review.words, withdrawal.words] : [review.lines, review.whole],
  ];
  return `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
}

const form = (locale: Locale, inner: string) =>
  `<form method="post" action="${localePath(locale, withdrawalSendPath)}">${inner}</form>`;
const button = (text: string, name?: string, look?: string) =>
  `<button${name ? ` name="step" value="${name}"` : ''}${look ? ` class="${look}"` : ''}>${escapeHtml(text)}</button>`;
const hide = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const toPage = (
  { locale, ...page }: { locale: Locale; title: string; text: string; way: string },
  status: number,
): Response =>
  new Response(standaloneFrame({ ...page, language: locale, head: formStyle }), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': `${standalonePagePolicy}; form-action 'self'`,
      'referrer-policy': 'no-referrer',
    },
  });
