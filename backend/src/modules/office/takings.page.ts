import { type Html, html } from '../../shared/html.ts';
import { words } from '../../words/words.ts';
import { formatMoney, formatTime, tenderName } from './formats.ts';
import { type Desk, home, link, type Page } from './layout.ts';
import type { LedgerCheck, LedgerDifference, LedgerRefusal, Takings } from './ports.ts';

const takingsAt = `${home}/takings`;

/** What the check of the ledger says. */
export type Books = {
  check: LedgerCheck;
  differences: readonly LedgerDifference[];
  refusals: readonly LedgerRefusal[];
};

export const takingsSection = (desk: Desk, { check, differences, refusals }: Books): Html => {
  const { takings: says } = desk.words;
  return html`<section aria-labelledby="takings"><h2 id="takings">${says.title}</h2>${toCheck(desk, check)}
${toDifferences(desk, differences)}${toRefusals(desk, refusals)}<p>${link(takingsAt, says.open)}</p></section>`;
};

function toCheck(desk: Desk, check: LedgerCheck): Html {
  const { ledger: says } = desk.words;
  if (check === null) return html`<p class="wrong" role="alert">${says.neverChecked}</p>`;
  return html`<p class="hint">${says.checked} ${formatTime(desk, check.completedAt)}</p>
${check.isOverdue ? html`<p class="wrong" role="alert">${says.overdue}</p>` : null}`;
}

/** Nothing as long as the ledger and the records of money agree. */
function toDifferences(desk: Desk, differences: readonly LedgerDifference[]): Html | null {
  const { ledger: says, column } = desk.words;
  if (differences.length === 0) return null;
  const rows = differences.map(
    ({ name, problem, detail, found_at }) => html`<tr><th scope="row">${name}</th><td>${says.problem[problem]}</td>
<td>${detail}</td><td>${formatTime(desk, found_at)}</td></tr>`,
  );
  return toTable(says, [says.name, column.why, says.detail, column.at], rows);
}

/** Nothing as long as every record was written. */
function toRefusals(desk: Desk, refusals: readonly LedgerRefusal[]): Html | null {
  const { ledger: says } = desk.words;
  if (refusals.length === 0) return null;
  const rows = refusals.map(
    ({ detail, times, first_at, last_at }) => html`<tr><th scope="row">${detail}</th><td class="number">${times}</td>
<td>${formatTime(desk, first_at)}</td><td>${formatTime(desk, last_at)}</td></tr>`,
  );
  return toTable(says.refused, [says.detail, says.refused.times, says.refused.first, says.refused.last], rows);
}

function toTable({ title, explained }: { title: string; explained: string }, columns: string[], rows: Html[]): Html {
  return html`<h3>${title}</h3><p class="hint">${explained}</p>
<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function toRow(desk: Desk, { day, tender, payments, takenCents, refunds, backCents }: Takings): Html {
  const { locale } = desk;
  const text = new Intl.DateTimeFormat(words[locale].languageFacts.intl, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(day));
  const money = (cents: number) => formatMoney(locale, cents);
  return html`<tr><th scope="row"><time datetime="${day}">${text}</time></th><td>${tenderName(desk, tender)}</td>
<td class="number">${payments}</td><td class="number">${money(takenCents)}</td>
<td class="number">${refunds}</td><td class="number">${money(backCents)}</td></tr>`;
}

/** By day and way, to be held beside what the bank and PayPal list themselves. */
export function takingsPage(desk: Desk, rows: readonly Takings[], page: number): Page {
  const { takings: says, column, list } = desk.words;
  const columns = [says.day, column.tender, says.payments, says.taken, says.refunds, says.back];
  const table = html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => toRow(desk, row))}</tbody></table></div>`;
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>${rows.length === 0 ? html`<p>${says.empty}</p>` : table}
<p>${link(`${takingsAt}?page=${page + 1}`, list.older)} ${page > 1 ? link(`${takingsAt}?page=${page - 1}`, list.newer) : null}</p>`,
  };
}
