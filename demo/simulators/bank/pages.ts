import { escapeHtml } from '../html/escape.ts';
import { type Field, isPaid, lastPayment, mayRetry, type Operation } from './operation.ts';
import type { Language, SisError } from './request.ts';
import { type Words, words } from './words.ts';

export const operationPath = '/bank/sis/operation';

/** The way back to the shop; null for a payer who does not return. */
export type WayBack = { method: 'get' | 'post'; url: string; fields: Record<string, string> } | null;

export function toOperationPage(operation: Operation, problems: Field[], wayBack: WayBack): string {
  const said = words[operation.request.language];
  const [title, body] = toBody(operation, said, problems, wayBack);
  return toPage(operation.request.language, title, body);
}

export function toErrorPage({ code, language }: SisError): string {
  const said = words[language];
  return toPage(language, said.refused, `<p>${said.refusedText}</p>\n<p>${said.answer}: ${escapeHtml(code)}</p>`);
}

function toBody(operation: Operation, said: Words, problems: Field[], wayBack: WayBack): [title: string, body: string] {
  if (operation.stage === 'expired') return [said.expired, toWayBack(wayBack, said)];
  if (operation.stage === 'ended') return toResult(operation, said, wayBack);
  const summary = toSummary(operation, said);
  if (operation.stage === 'challenge') {
    const text = operation.request.bizum ? said.challengeBizum : said.challengeCard;
    const fields = toField('code', said.code, null, said, problems);
    return [
      said.challenge,
      `${summary}<p>${text}</p>${toForm(operation, fields, 'confirm', said.confirm, said, problems)}`,
    ];
  }
  const fields = operation.request.bizum
    ? [toField('phone', said.phone, null, said, problems), toField('pin', said.pin, null, said, problems)]
    : [
        toField('pan', said.pan, null, said, problems),
        toField('expiry', said.expiry, said.expiryHint, said, problems),
        toField('cvv', said.cvv, said.cvvHint, said, problems),
      ];
  return [said.pay, `${summary}${toForm(operation, fields.join('\n'), 'pay', said.payButton, said, problems)}`];
}

function toResult(operation: Operation, said: Words, wayBack: WayBack): [title: string, body: string] {
  const response = lastPayment(operation)?.response ?? '';
  const title = isPaid(operation) ? said.paid : mayRetry(operation) ? said.denied : said.cancelled;
  const retry = mayRetry(operation)
    ? `<form method="post" action="${pathOf(operation)}"><button name="step" value="retry">${said.retry}</button></form>`
    : '';
  const answer = isPaid(operation) ? '' : `<p>${said.answer}: ${escapeHtml(response)}</p>`;
  return [title, `${toSummary(operation, said)}${answer}${retry}${toWayBack(wayBack, said)}`];
}

export const pathOf = ({ token }: Operation): string => `${operationPath}/${token}`;

function toSummary({ request }: Operation, said: Words): string {
  const amount = new Intl.NumberFormat(request.language, { style: 'currency', currency: 'EUR' }).format(
    request.cents / 100,
  );
  const lines = [
    [said.amount, amount],
    [said.shop, request.merchantName || request.merchantCode],
    [said.order, request.order],
  ].map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<dl>${lines.join('')}</dl>\n`;
}

/** The main button comes first, so that Enter in a field presses it. */
function toForm(
  operation: Operation,
  fields: string,
  step: string,
  label: string,
  said: Words,
  problems: Field[],
): string {
  const head = problems.length > 0 ? `<p role="alert">${said.problemHead}</p>\n` : '';
  return `<form method="post" action="${pathOf(operation)}" autocomplete="off">
${head}${fields}
<p><button name="step" value="${step}">${label}</button>
<button name="step" value="cancel">${said.cancel}</button></p>
</form>`;
}

const secretFields: Field[] = ['cvv', 'pin'];

function toField(name: Field, label: string, hint: string | null, said: Words, problems: Field[]): string {
  const isWrong = problems.includes(name);
  const notes = [...(hint ? [`${name}-hint`] : []), ...(isWrong ? [`${name}-problem`] : [])];
  const attributes = [
    `id="${name}" name="${name}" aria-required="true" maxlength="24"`,
    `type="${secretFields.includes(name) ? 'password' : 'text'}"`,
    name === 'expiry' ? '' : 'inputmode="numeric"',
    notes.length > 0 ? `aria-describedby="${notes.join(' ')}"` : '',
    isWrong ? 'aria-invalid="true"' : '',
    problems[0] === name ? 'autofocus' : '',
  ];
  return `<p><label for="${name}">${label}</label>
${hint ? `<small id="${name}-hint">${hint}</small>\n` : ''}<input ${attributes.filter(Boolean).join(' ')}>
${isWrong ? `<strong id="${name}-problem">${said.problems[name]}</strong>` : ''}</p>`;
}

function toWayBack(wayBack: WayBack, said: Words): string {
  if (wayBack === null) return '';
  const url = escapeHtml(wayBack.url);
  if (wayBack.method === 'get') return `<p><a href="${url}">${said.back}</a></p>`;
  const hidden = Object.entries(wayBack.fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${url}">${hidden.join('')}<button>${said.back}</button></form>`;
}

const style = `body{font:1.0625rem/1.5 system-ui,sans-serif;color:#1b1b1b;background:#fff;max-width:32rem;margin:2rem auto;padding:0 1rem}
label{display:block;font-weight:600}small{display:block;color:#595959}
input{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;border:1px solid #595959;border-radius:.25rem}
[aria-invalid]{border:2px solid #a4001d}strong,[role=alert]{color:#a4001d}
button,a{font:inherit;display:inline-block;padding:.6rem 1rem;min-height:1.5rem;border:1px solid #123a6f;border-radius:.25rem;background:#fff;color:#123a6f}
button[value=pay],button[value=confirm]{background:#123a6f;color:#fff}:focus-visible{outline:3px solid #d97706;outline-offset:2px}
dl div{display:flex;justify-content:space-between;gap:1rem;border-bottom:1px solid #767676}dd{margin:0}`;

function toPage(language: Language, title: string, body: string): string {
  const said = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${said.bank}</title>
<style>${style}</style>
</head>
<body>
<header><p>${said.bank}</p></header>
<main>
<h1>${title}</h1>
<p>${said.test}</p>
${body}
</main>
</body>
</html>
`;
}
