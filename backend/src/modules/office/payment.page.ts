import { findMove } from 'contract/order-state-machine.ts';
import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { formatMoney, formatTime, orderStateName, originName, tenderName } from './formats.ts';
import { type Desk, home, link, orderLink, type Page } from './layout.ts';
import type { Dossier, Entry, Journal, Stray } from './ports.ts';

export type Fact = readonly [name: string, value: HtmlPart];

export const toFacts = (facts: readonly Fact[]): Html =>
  html`<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** What an attempt is known by, on its own page and where the operator confirms. */
export const introduce = (
  desk: Desk,
  { attempt, executiveCode, order }: Pick<Dossier, 'attempt' | 'executiveCode' | 'order'>,
): Fact[] => {
  const { column, attempt: says } = desk.words;
  return [
    [column.payment, attempt.reference],
    [column.amount, formatMoney(desk.locale, attempt.cents)],
    [column.tender, tenderName(desk, attempt.tender)],
    [
      column.order,
      attempt.gift_card_id !== null
        ? link(`${home}/gift-cards/${attempt.gift_card_id}`, desk.words.giftCard.one)
        : order === null
          ? says.account
          : html`${orderLink(order.number ?? '')}, ${orderStateName(desk, order.state)}`,
    ],
    [column.executive, executiveCode],
  ];
};

const toProof = (desk: Desk, id: string, { kind, sentAt }: NonNullable<Dossier['proof']>): Html =>
  html`${formatTime(desk, sentAt)} ${link(`${home}/payments/${id}/proof`, `${desk.words.attempt.openProof} (${kind})`)}`;

const toOthers = ({ words }: Desk, { others }: Dossier): Html =>
  html`${others.map((other) => html`${link(`${home}/payments/${other.id}`, other.reference)}, ${words.outcome[other.outcome]}<br>`)}`;

function describe(desk: Desk, dossier: Dossier): Fact[] {
  const { attempt, order } = dossier;
  const { attempt: says, outcome, spent, list } = desk.words;
  const orNone = (text: string | null) => text ?? list.unknown;
  return [
    ...introduce(desk, dossier),
    ...(order === null
      ? []
      : ([
          [says.total, formatMoney(desk.locale, order.totalCents)],
          [says.settled, formatTime(desk, order.settledAt)],
          [says.reserved, formatTime(desk, order.reservedUntil)],
        ] satisfies Fact[])),
    ...(dossier.others.length === 0 ? [] : ([[says.others, toOthers(desk, dossier)]] satisfies Fact[])),
    [says.outcome, outcome[attempt.outcome]],
    [says.spent, attempt.spent === null ? list.unknown : spent[attempt.spent]],
    [says.refundable, formatMoney(desk.locale, dossier.refundableCents)],
    [says.reason, orNone(attempt.reason)],
    [says.code, orNone(attempt.code)],
    [says.transaction, orNone(attempt.transaction)],
    [says.provider, orNone(attempt.provider_id)],
    [says.origin, originName(desk, attempt.origin)],
    [says.locale, attempt.locale],
    [says.created, formatTime(desk, attempt.created_at)],
    [says.left, formatTime(desk, attempt.left_at)],
    [says.expires, formatTime(desk, attempt.expires_at)],
    [says.asked, formatTime(desk, attempt.asked_at)],
    [says.ask, formatTime(desk, attempt.ask_at)],
    ...(dossier.proof === null ? [] : [[says.proof, toProof(desk, attempt.id, dossier.proof)] satisfies Fact]),
  ];
}

const toWords = (
  desk: Desk,
  { raw, isCut }: NonNullable<Entry['evidence']>,
): Html => html`<details><summary>${desk.words.journal.said}</summary>
<pre>${raw}</pre>${isCut ? html`<p>${desk.words.journal.cut}</p>` : null}</details>`;

function toJournal(desk: Desk, at: string, { entries, page, more }: Journal): Html {
  const { journal: says, column, event, source, list } = desk.words;
  const to = (which: number, text: string) => link(`${at}?page=${which}`, text);
  const rows = entries.map(
    (entry) => html`<tr><td>${formatTime(desk, entry.at)}</td><th scope="row">${event[entry.event]}</th>
<td>${entry.evidence === null ? (entry.detail ?? '') : toWords(desk, entry.evidence)}</td>
<td>${entry.operator ?? (entry.evidence === null ? '' : source[entry.evidence.source])}</td></tr>`,
  );
  return html`<h2>${says.title}</h2><div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr><th scope="col">${column.at}</th><th scope="col">${says.event}</th><th scope="col">${says.detail}</th><th scope="col">${says.by}</th></tr></thead>
<tbody>${rows}</tbody></table></div>
<p>${more ? to(page + 1, list.older) : null} ${page > 1 ? to(page - 1, list.newer) : null}</p>`;
}

function toRefunds(desk: Desk, { refunds }: Dossier): Html {
  const { refunds: says, refundState, refundCause, column, action } = desk.words;
  if (refunds.length === 0) return html`<h2>${says.title}</h2><p>${says.none}</p>`;
  const rows = refunds.map(
    ({ id, cents, why, state, created_at, byHand }) => html`<tr><td>${formatTime(desk, created_at)}</td>
<td class="number">${formatMoney(desk.locale, cents)}</td><td>${refundCause[why]}</td><td>${refundState[state]}</td>
<td>${byHand ? link(`${home}/refunds/${id}/sent`, action.markSent.title) : null}</td></tr>`,
  );
  return html`<h2>${says.title}</h2><div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr><th scope="col">${column.at}</th><th scope="col">${column.amount}</th><th scope="col">${says.cause}</th><th scope="col">${says.state}</th><th scope="col">${says.deed}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

export const toDeeds = (desk: Desk, deeds: readonly (readonly [to: string, text: string])[]): Html =>
  html`<h2>${desk.words.attempt.doTitle}</h2><ul class="deeds">${deeds.map(([to, text]) => html`<li>${link(to, text)}</li>`)}</ul>`;

type StepRow = { at: Date; name: string; reason: string; operator: string };

/** What people did about something, each with her name. */
export function toStepTable(desk: Desk, title: string, steps: readonly StepRow[]): Html {
  const { journal, column } = desk.words;
  const rows = steps.map(
    ({ at, name, reason, operator }) =>
      html`<tr><td>${formatTime(desk, at)}</td><th scope="row">${name}</th><td>${reason}</td><td>${operator}</td></tr>`,
  );
  if (rows.length === 0) return html`<h2>${title}</h2><p>${journal.none}</p>`;
  return html`<h2>${title}</h2><div class="scroll" role="region" aria-label="${title}" tabindex="0"><table>
<thead><tr>${[column.at, journal.event, journal.detail, journal.by].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

export function paymentPage(desk: Desk, dossier: Dossier, done: HtmlPart): Page {
  const { words } = desk;
  const { attempt, order, refundableCents, canAsk, canBook } = dossier;
  const at = `${home}/payments/${attempt.id}`;
  const calledOffAt = order && findMove(order.state, 'cancel') ? `${home}/orders/${order.id}/call-off` : null;
  return {
    title: `${words.attempt.title} ${attempt.reference}`,
    body: [
      done,
      html`<h2>${words.attempt.agreed}</h2>`,
      toFacts(describe(desk, dossier)),
      toDeeds(desk, [
        ...(canAsk ? [[`${at}/ask`, words.action.ask.title] as const] : []),
        ...(canBook ? [[`${at}/book`, words.action.book.title] as const] : []),
        ...(refundableCents > 0 ? [[`${at}/give-back`, words.action.giveBack.title] as const] : []),
        ...(calledOffAt === null ? [] : [[calledOffAt, words.action.callOff.title] as const]),
        [`${at}/note`, words.action.note.title],
      ]),
      toRefunds(desk, dossier),
      toJournal(desk, at, dossier.journal),
    ],
  };
}

export const introduceStray = (desk: Desk, { reference, cents, at }: Stray): Fact[] => [
  [desk.words.column.payment, reference ?? desk.words.list.unknown],
  [desk.words.column.amount, cents === null ? desk.words.list.unknown : formatMoney(desk.locale, cents)],
  [desk.words.column.at, formatTime(desk, at)],
];

export const strayPage = (desk: Desk, stray: Stray, done: HtmlPart): Page => ({
  title: desk.words.stray.title,
  body: [
    done,
    html`<p>${desk.words.stray.explained}</p>`,
    toFacts(introduceStray(desk, stray)),
    toDeeds(desk, [[`${home}/evidence/${stray.id}/note`, desk.words.action.note.title]]),
    toJournal(desk, `${home}/evidence/${stray.id}`, stray.journal),
  ],
});
