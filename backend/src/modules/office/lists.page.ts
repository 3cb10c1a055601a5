import { type Html, html } from '../../shared/html.ts';
import { contactsSection } from './contacts.page.ts';
import { contentsSection } from './contents.page.ts';
import { exchangesSection } from './exchanges.page.ts';
import { formatMoney, formatTime, tenderName } from './formats.ts';
import { giftCardsSection } from './gift-cards.page.ts';
import { type Desk, home, link, orderLink, type Page } from './layout.ts';
import { meaningsSection } from './meanings.page.ts';
import { ordersSection } from './orders.page.ts';
import type {
  ContactRow,
  ExchangeRow,
  FoundRow,
  FulfilmentOrderRow,
  PrizeRow,
  RecordRow,
  WatchList,
  WatchRow,
  WithdrawalRow,
} from './ports.ts';
import { prizesSection } from './prizes.page.ts';
import { recordsSection } from './records.page.ts';
import { type Books, takingsSection } from './takings.page.ts';
import { translationsSection } from './translations.page.ts';
import { withdrawalsSection } from './withdrawals.page.ts';

export const rowsOnPage = 25;
export const mostCounted = 1_000;
type Found = Pick<FoundRow, 'attemptId' | 'evidenceId' | 'number'>;
/** Its payment, what was said of it, or an order without either. */
export const addressOf = ({ attemptId, evidenceId, number }: Found): string | null => {
  if (attemptId !== null) return `${home}/payments/${attemptId}`;
  if (evidenceId !== null) return `${home}/evidence/${evidenceId}`;
  return number === null ? null : `${home}/orders?number=${encodeURIComponent(number)}`;
};

export const searchForm = ({ words }: Desk, typed = ''): Html => html`
<form class="search" role="search" action="${home}/search"><div><label for="q">${words.search.label}</label>
<input id="q" name="q" value="${typed}" maxlength="60" required autocomplete="off"></div>
<button>${words.search.send}</button></form>`;

function toRow(desk: Desk, row: FoundRow, why: string | null): Html {
  const to = addressOf(row);
  const name = row.reference ?? row.number ?? desk.words.list.unknown;
  return html`<tr><th scope="row">${to === null ? name : link(to, name)}</th><td>${row.number === null ? '' : orderLink(row.number)}</td>
<td>${row.executiveCode ?? ''}</td><td>${row.tender === null ? '' : tenderName(desk, row.tender)}</td>
<td class="number">${row.cents === null ? '' : formatMoney(desk.locale, row.cents)}</td>${why === null ? null : html`<td>${why}</td>`}
<td>${formatTime(desk, row.at)}</td></tr>`;
}

/** Narrower screens move it inside its own frame, also by keyboard. */
export function toTable(desk: Desk, caption: string, rows: readonly (FoundRow | WatchRow)[]): Html {
  const { payment, order, executive, tender, amount, why, at } = desk.words.column;
  const reasons = rows.map((row) => ('why' in row ? desk.words.why[row.why] : null));
  const columns = [payment, order, executive, tender, amount, ...(reasons[0] === null ? [] : [why]), at];
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row, place) => toRow(desk, row, reasons[place] ?? null))}</tbody></table></div>`;
}

export type Watched = { list: WatchList; count: number; rows: WatchRow[] };

function toSection(desk: Desk, { list, count, rows }: Watched): Html {
  const { words } = desk;
  const { title, explained, empty } = words.lists[list];
  const counted = count > mostCounted ? `${words.list.more} ${mostCounted}` : `${count}`;
  return html`<section aria-labelledby="${list}"><h2 id="${list}">${title} (${counted})</h2><p class="hint">${explained}</p>
${rows.length === 0 ? html`<p>${empty}</p>` : toTable(desk, title, rows)}
${count > rows.length ? html`<p><a href="${home}/lists/${list}" aria-describedby="${list}">${words.list.all}</a></p>` : null}</section>`;
}

type Counted<Row> = { count: number; rows: Row[] };
type Overview = {
  watched: readonly Watched[];
  books: Books;
  orders: Counted<FulfilmentOrderRow>;
  withdrawn: Counted<WithdrawalRow>;
  exchanged: Counted<ExchangeRow>;
  written: Counted<ContactRow>;
  earned: Counted<PrizeRow>;
  recorded: Counted<RecordRow> & { failingSince: Date | null };
};

export const overviewPage = (
  desk: Desk,
  { watched, books, orders, withdrawn, exchanged, written, earned, recorded }: Overview,
): Page => ({
  title: desk.words.title,
  body: [
    searchForm(desk),
    ...watched.map((one) => toSection(desk, one)),
    takingsSection(desk, books),
    recordsSection(desk, recorded),
    ordersSection(desk, orders),
    withdrawalsSection(desk, withdrawn),
    exchangesSection(desk, exchanged),
    contactsSection(desk, written),
    giftCardsSection(desk),
    prizesSection(desk, earned),
    contentsSection(desk),
    translationsSection(desk),
    meaningsSection(desk),
  ],
});

export function listPage(
  desk: Desk,
  list: WatchList,
  { rows, page, more }: { rows: WatchRow[]; page: number; more: boolean },
): Page {
  const { title, explained, empty } = desk.words.lists[list];
  const to = (which: number, text: string) => link(`${home}/lists/${list}?page=${which}`, text);
  return {
    title,
    body: html`<p class="hint">${explained}</p>${rows.length === 0 ? html`<p>${empty}</p>` : toTable(desk, title, rows)}
<p>${page > 1 ? to(page - 1, desk.words.list.newer) : null} ${more ? to(page + 1, desk.words.list.older) : null}</p>`,
  };
}
