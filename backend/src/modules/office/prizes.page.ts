import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { formatTime, orderStateName } from './formats.ts';
import { type Desk, home, link, type Page } from './layout.ts';
import { type Fact, toDeeds, toFacts } from './payment.page.ts';
import type { PrizeDossier, PrizeRow } from './ports.ts';

export const prizeAt = (id: string) => `${home}/prizes/${id}`;

function toTable(desk: Desk, rows: readonly PrizeRow[]): Html {
  const { prize: says, column } = desk.words;
  const columns = [says.prize, column.executive, says.earned];
  return html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ id, prize, executive, at }) =>
      html`<tr><th scope="row">${link(prizeAt(id), prize)}</th><td>${executive}</td><td>${formatTime(desk, at)}</td></tr>`,
  )}</tbody></table></div>`;
}

/** Beside the lists of money. */
export function prizesSection(desk: Desk, { count, rows }: { count: number; rows: PrizeRow[] }): Html {
  const { prize: says, list } = desk.words;
  return html`<section aria-labelledby="prizes"><h2 id="prizes">${says.title} (${count})</h2><p class="hint">${says.explained}</p>
${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
${count > rows.length ? html`<p><a href="${home}/prizes" aria-describedby="prizes">${list.all}</a></p>` : null}</section>`;
}

export function prizesPage(desk: Desk, { rows, page, more }: { rows: PrizeRow[]; page: number; more: boolean }): Page {
  const { prize: says, list } = desk.words;
  const to = (which: number, text: string) => link(`${home}/prizes?page=${which}`, text);
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
<p>${page > 1 ? to(page - 1, list.older) : null} ${more ? to(page + 1, list.newer) : null}</p>`,
  };
}

/** What one is known by, on its page and where the operator confirms. */
export const introducePrize = (desk: Desk, { prize, executive, at, address }: PrizeDossier): Fact[] => [
  [desk.words.prize.prize, prize],
  [desk.words.column.executive, executive],
  [desk.words.prize.earned, formatTime(desk, at)],
  [desk.words.order.address, address.length === 0 ? desk.words.list.unknown : address.map((line) => html`${line}<br>`)],
];

export function prizePage(desk: Desk, dossier: PrizeDossier, done: HtmlPart): Page {
  const { prize: says, withdrawal, order, action, list } = desk.words;
  const { id, orders, takenBackAt, given, mayGive } = dossier;
  return {
    title: says.one,
    body: [
      done,
      toFacts(introducePrize(desk, dossier)),
      html`<h2>${says.orders}</h2><ul>${orders.map(
        ({ number, state, lastDay, withdrawn, owed }) =>
          html`<li>${link(`${home}/search?q=${encodeURIComponent(number)}`, number)}: ${orderStateName(desk, state)}. ${withdrawal.lastDay}: ${lastDay ?? list.unknown}${withdrawn ? `. ${order.withdrawn}` : ''}${owed ? `. ${says.owed}` : ''}</li>`,
      )}</ul>`,
      given ? html`<p>${says.given} ${formatTime(desk, given.at)}, ${given.operator}: ${given.reason}</p>` : null,
      mayGive ? toDeeds(desk, [[`${prizeAt(id)}/given`, action.givePrize.title]]) : null,
      takenBackAt ? html`<p>${says.takenBack} ${formatTime(desk, takenBackAt)}</p>` : null,
      takenBackAt || given || mayGive ? null : html`<p>${says.waits}</p>`,
    ],
  };
}
