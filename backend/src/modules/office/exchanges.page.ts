import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { exchangeStateName, formatMoney, formatTime, orderStateName } from './formats.ts';
import { type ActionName, type Desk, home, link, type Page } from './layout.ts';
import { orderAt } from './orders.page.ts';
import { type Fact, toDeeds, toFacts, toStepTable } from './payment.page.ts';
import type { ExchangeDossier, ExchangeRow, ExchangeStep } from './ports.ts';

export const exchangeAt = (id: string) => `${home}/exchanges/${id}`;

/** Each step with its place below an exchange, and the deed that it is. */
export const exchangeSteps = {
  receive: { path: 'receive', name: 'receiveExchange' },
  send: { path: 'send', name: 'sendExchange' },
  refuse: { path: 'refuse', name: 'refuseExchange' },
} as const satisfies Record<ExchangeStep, { path: string; name: ActionName }>;

function toTable(desk: Desk, rows: readonly ExchangeRow[]): Html {
  const { exchange: says, column, order } = desk.words;
  const columns = [says.number, column.order, order.buyer, order.state, column.at];
  return html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ id, number, order, buyer, state, at }) =>
      html`<tr><th scope="row">${link(exchangeAt(id), number)}</th><td>${order}</td><td>${buyer}</td><td>${exchangeStateName(desk, state)}</td><td>${formatTime(desk, at)}</td></tr>`,
  )}</tbody></table></div>`;
}

/** Beside the lists of money. */
export function exchangesSection(desk: Desk, { count, rows }: { count: number; rows: ExchangeRow[] }): Html {
  const { exchange: says, list } = desk.words;
  return html`<section aria-labelledby="exchanges"><h2 id="exchanges">${says.title} (${count})</h2><p class="hint">${says.explained}</p>
${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
${count > rows.length ? html`<p><a href="${home}/exchanges" aria-describedby="exchanges">${list.all}</a></p>` : null}</section>`;
}

export function exchangesPage(
  desk: Desk,
  { rows, page, more }: { rows: ExchangeRow[]; page: number; more: boolean },
): Page {
  const { exchange: says, list } = desk.words;
  const to = (which: number, text: string) => link(`${home}/exchanges?page=${which}`, text);
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
<p>${page > 1 ? to(page - 1, list.older) : null} ${more ? to(page + 1, list.newer) : null}</p>`,
  };
}

/** What one is known by, on its page and where the operator confirms. */
export function introduceExchange(desk: Desk, dossier: ExchangeDossier): Fact[] {
  const { exchange: says, column, order: ofOrder, withdrawal } = desk.words;
  const { number, state, order, at, heldUntil, locale, lines, withdrawn, moneyBack } = dossier;
  return [
    [says.number, number],
    [ofOrder.state, exchangeStateName(desk, state)],
    [column.at, formatTime(desk, at)],
    [says.heldUntil, formatTime(desk, heldUntil)],
    [says.language, new Intl.DisplayNames([desk.locale], { type: 'language' }).of(locale) ?? locale],
    [
      column.order,
      html`${link(orderAt(order.id), order.number)}, ${orderStateName(desk, order.state)}, ${order.buyer}`,
    ],
    ...lines.map(
      ({ name, quantity, worn, wanted, sealed }): Fact => [
        `${quantity} × ${name}`,
        `${worn} → ${wanted}${sealed ? `; ${withdrawal.sealed}` : ''}`,
      ],
    ),
    ...(moneyBack.cents > 0 ? ([[says.moneyBack, formatMoney(desk.locale, moneyBack.cents)]] satisfies Fact[]) : []),
    ...(moneyBack.all ? ([[withdrawal.remark, says.allBack]] satisfies Fact[]) : []),
    ...(withdrawn ? ([[withdrawal.remark, says.withdrawn]] satisfies Fact[]) : []),
  ];
}

export function exchangePage(desk: Desk, dossier: ExchangeDossier, done: HtmlPart): Page {
  const { exchange: says, action, withdrawal } = desk.words;
  const { id, number, next, steps } = dossier;
  return {
    title: `${says.one} ${number}`,
    body: [
      done,
      toFacts(introduceExchange(desk, dossier)),
      next.length === 0
        ? html`<p>${says.nothing}</p>`
        : toDeeds(
            desk,
            next.map((step) => [
              `${exchangeAt(id)}/${exchangeSteps[step].path}`,
              action[exchangeSteps[step].name].title,
            ]),
          ),
      toStepTable(
        desk,
        withdrawal.steps,
        steps.map(({ step, ...one }) => ({ ...one, name: says.step[step] })),
      ),
    ],
  };
}
