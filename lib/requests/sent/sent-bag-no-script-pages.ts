import 'server-only';
import { formatPrice } from '@/contract/money';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { fill } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import { formatSize } from '@/lib/size-tables/format-size';
import { defaultSystems } from '@/lib/size-tables/size-systems';
import { escapeHtml, standaloneFrame, standalonePagePolicy } from '@/lib/standalone-page';
import type { RequestLine } from '../requests';
import { hasOpenLines, type SentBag, toBagState } from './sent-bag';
import { sentBagLookPath } from './sent-bag-paths';

// A sent bag without script: one page with the look-up form, one with the bag.

const style = `<style>
  form { margin: 1.5rem 0; display: grid; gap: .25rem; } label { margin-top: 1rem; } ul { padding-left: 1.25rem; }
  li { margin: .75rem 0; overflow-wrap: anywhere; } li form { margin: .5rem 0; display: flex; gap: .75rem; }
  input { font: inherit; padding: .6rem .8rem; border: 1px solid #6b5a50; border-radius: .25rem; background: #fff; }
  .wrong { margin: 0; color: #a3122c; } .quiet { background: none; color: #6d1f35; border: 1px solid; }
</style>\n`;

type LookUpInput = { code: string; email: string };

/** Errors are shown at their fields or above the form, and what was typed is kept. */
export async function lookUpPage(
  locale: Locale,
  typed: LookUpInput,
  wrong: { code: boolean; email: boolean } | Failure,
): Promise<Response> {
  const { look } = await getMessageGroup('sentBag', locale);
  const at = 'ok' in wrong ? { code: false, email: false } : wrong;
  const field = (name: keyof LookUpInput, label: string, said: string) => {
    const problem = at[name] ? `<p class="wrong" id="${name}-wrong">${escapeHtml(said)}</p>` : '';
    const tied = at[name] ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : '';
    return `<label for="${name}">${escapeHtml(label)}</label>${problem}<input id="${name}" name="${name}" value="${escapeHtml(typed[name])}" required${tied}>`;
  };
  const trouble = 'ok' in wrong ? `<p class="wrong" role="alert">${escapeHtml(sayTrouble(wrong, look))}</p>` : '';
  const fields = `${field('code', look.code, look.codeWrong)}${field('email', look.email, look.emailWrong)}`;
  const way = `${trouble}${form(locale, `${fields}<button>${escapeHtml(look.submit)}</button>`)}`;
  return toPage({ locale, title: look.title, text: look.lead, way }, 'ok' in wrong ? statusOf(wrong) : 422);
}

const isUnknown = ({ kind }: Failure) => kind === 'absent' || kind === 'invalid';
const statusOf = (failure: Failure) => (isUnknown(failure) ? 404 : failure.key === 'error.tooMany' ? 429 : 503);

function sayTrouble(failure: Failure, look: { unknown: string; tooMany: string; away: string }): string {
  if (isUnknown(failure)) return look.unknown;
  return failure.key === 'error.tooMany' ? look.tooMany : look.away;
}

/** The same content as the page with script, as text. */
export async function sentBagPage(
  locale: Locale,
  bag: SentBag,
  email: string,
  trouble: 'changed' | 'away' | null = null,
): Promise<Response> {
  const { look, seen } = await getMessageGroup('sentBag', locale);
  const { line: facts } = await getMessageGroup('requests', locale);
  const { request, executive, code, sentAt } = bag;
  const state = toBagState(bag);
  const { name } = executive;
  const hidden = [hide('code', code), hide('email', email), hide('version', String(request.version))].join('');
  // Without script no other size system than the language's can be chosen.
  const sayOwn = (size: string) => formatSize(size, defaultSystems[locale], facts.labelled);
  const sayLine = (line: RequestLine) => {
    const parts = [
      `${line.quantity} × ${line.name}, ${fill(facts.facts, { colour: line.colourName, size: sayOwn(line.size), code: line.code })}`,
      formatPrice(line.subtotalCents),
      seen.line[line.state],
      ...(line.substitute
        ? [
            fill(facts.instead, {
              ...{ name: line.substitute.name, colour: line.substitute.colourName, size: sayOwn(line.substitute.size) },
              price: formatPrice(line.substitute.priceCents),
            }),
          ]
        : []),
      ...(line.reason ? [fill(facts.reason, { reason: line.reason })] : []),
    ];
    const answer =
      line.state === 'waiting'
        ? form(
            locale,
            `${hidden}${hide('line', line.key)}${button(seen.agree, 'agree')}${button(seen.refuse, 'refuse', 'quiet')}`,
          )
        : '';
    return `<li>${parts.map(escapeHtml).join('<br>')}${answer}</li>`;
  };
  const contact = [
    executive.hours && fill(seen.hours, { hours: executive.hours }),
    executive.whatsApp,
    executive.mail,
  ].filter((part): part is string => Boolean(part));
  const way = [
    trouble ? `<p class="wrong" role="alert">${escapeHtml(look[trouble])}</p>` : '',
    `<p>${escapeHtml(`${seen.code} ${code} · ${fill(seen.sentAt, { date: formatMoment(sentAt, locale) })}`)}</p>`,
    `<ul>${request.lines.map(sayLine).join('')}</ul>`,
    request.totalCents > 0 ? `<p>${escapeHtml(`${seen.total}: ${formatPrice(request.totalCents)}`)}</p>` : '',
    ...request.messages.map(({ text }) => `<p>${escapeHtml(text)}</p>`),
    `<p>${[`${seen.who}: ${name}`, ...contact].map(escapeHtml).join('<br>')}</p>`,
    hasOpenLines(bag) ? form(locale, `${hidden}${button(seen.withdraw, 'withdraw', 'quiet')}`) : '',
  ].join('');
  const date = formatMoment(request.answerBy ?? sentAt, locale);
  const title = `${look.title}: ${seen.states[state]}`;
  return toPage({ locale, title, text: fill(seen.says[state], { name, date }), way }, 200);
}

const form = (locale: Locale, inner: string) =>
  `<form method="post" action="${localePath(locale, sentBagLookPath)}">${inner}</form>`;
const button = (text: string, step: string, look?: string) =>
  `<button name="step" value="${step}"${look ? ` class="${look}"` : ''}>${escapeHtml(text)}</button>`;
const hide = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const toPage = (
  { locale, ...page }: { locale: Locale; title: string; text: string; way: string },
  status: number,
): Response =>
  new Response(standaloneFrame({ ...page, language: locale, head: style }), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': `${standalonePagePolicy}; form-action 'self'`,
      'referrer-policy': 'no-referrer',
    },
  });
