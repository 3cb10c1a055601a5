import { type Html, html } from '../../shared/html.ts';
import { buyerName, formatDay, formatMoney, orderStateName } from './formats.ts';
import { type Desk, link, orderLink, type Page, searchAt } from './layout.ts';
import { searchForm, toTable as toPaymentTable } from './lists.page.ts';
import { orderAt } from './orders.page.ts';
import type { FoundRow, OrderHit, PersonHit } from './ports.ts';

export type SearchHits = {
  orders: OrderHit[];
  page: number;
  more: boolean;
  people: PersonHit[];
  morePeople: boolean;
  payments: FoundRow[];
};

function toTable(caption: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function ordersSection(desk: Desk, typed: string, { orders, page, more }: SearchHits): Html | null {
  if (orders.length === 0 && page === 1) return null;
  const { search: says, column, order, list } = desk.words;
  const columns = [column.order, order.buyer, says.recipient, order.state, column.amount, says.placed];
  const rows = orders.map(
    (order) => html`<tr><th scope="row">${link(orderAt(order.id), order.number)}</th><td>${buyerName(desk, order)}</td>
<td>${order.recipient ?? ''}</td><td>${orderStateName(desk, order.state)}</td><td class="number">${formatMoney(desk.locale, order.cents)}</td><td>${formatDay(desk, order.placedAt)}</td></tr>`,
  );
  const to = (which: number, text: string) => link(`${searchAt(typed)}&page=${which}`, text);
  return html`<h2 id="orders">${says.orders}</h2>${toTable(says.orders, columns, rows)}
<p>${page > 1 ? to(page - 1, list.newer) : null} ${more ? to(page + 1, list.older) : null}</p>`;
}

/** A person leads to the orders of that person: an executive by the code, a client by the address. */
function peopleSection(desk: Desk, { people, morePeople }: SearchHits): Html | null {
  if (people.length === 0) return null;
  const { search: says, column, order, signIn } = desk.words;
  const columns = [signIn.user, says.role, column.executive, says.email, order.state, says.since];
  const rows = people.map(({ role, name, email, executiveCode, blocked, since }) => {
    const known = role === 'executive' ? executiveCode : email;
    return html`<tr><th scope="row">${known === null ? name : orderLink(known, name)}</th><td>${says.roles[role]}</td>
<td>${executiveCode}</td><td>${email ?? ''}</td><td>${blocked ? says.status.blocked : says.status.active}</td><td>${formatDay(desk, since)}</td></tr>`;
  });
  return html`<h2 id="people">${says.people}</h2>${toTable(says.people, columns, rows)}
${morePeople ? html`<p>${says.more}</p>` : null}`;
}

const paymentsSection = (desk: Desk, { payments }: SearchHits): Html | null =>
  payments.length === 0
    ? null
    : html`<h2 id="payments">${desk.words.search.payments}</h2>${toPaymentTable(desk, desk.words.search.payments, payments)}`;

export function searchPage(desk: Desk, typed: string, hits: SearchHits): Page {
  const { search: says } = desk.words;
  const sections = [peopleSection(desk, hits), ordersSection(desk, typed, hits), paymentsSection(desk, hits)];
  const isEmpty = sections.every((section) => section === null);
  return {
    title: says.title,
    body: [
      searchForm(desk, typed),
      html`<p class="hint">${says.hint}</p>`,
      ...sections,
      isEmpty && typed !== '' ? html`<p role="status">${says.nothing}</p>` : null,
    ],
  };
}
