import { type Html, html } from '../../shared/html.ts';
import { words } from '../../words/words.ts';
import { formatMoney, tenderName } from './formats.ts';
import { type Desk, home, link, type Page } from './layout.ts';
import type { Takings } from './ports.ts';

const takingsAt = `${home}/takings`;

export const takingsSection = ({ words: { takings: says } }: Desk): Html =>
  html`<section aria-labelledby="takings"><h2 id="takings">${says.title}</h2><p>${link(takingsAt, says.open)}</p></section>`;

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
