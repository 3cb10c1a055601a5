import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { buyerName, formatTime, orderStateName, tenderName } from './formats.ts';
import { type ActionName, type Desk, home, link, orderLink, type Page } from './layout.ts';
import { toClearance, toContents, toGroup } from './order-contents.page.ts';
import { type Fact, toDeeds, toFacts } from './payment.page.ts';
import type { FulfilmentOrderRow, OrderDossier, OrderStep, ParcelDossier, ParcelStep } from './ports.ts';

export const orderAt = (id: string) => `${home}/orders/${id}`;
/** One parcel of several: there is no page of its own, only its slip and its steps. */
export const parcelAt = (orderId: string, position: number | string) => `${orderAt(orderId)}/parcels/${position}`;

/** Each step of an order with its place below the order's address, and its action. */
export const orderSteps = {
  send: { path: 'send', name: 'sendOrder' },
  deliver: { path: 'deliver', name: 'deliverOrder' },
  refuse: { path: 'refuse', name: 'refuseOrder' },
  cancel: { path: 'call-off', name: 'callOff' },
  collect: { path: 'collect', name: 'collectCash' },
  startReturn: { path: 'start-return', name: 'startReturn' },
  endReturn: { path: 'end-return', name: 'endReturn' },
} as const satisfies Record<OrderStep, { path: string; name: ActionName }>;

function toRow(desk: Desk, row: FulfilmentOrderRow): Html {
  const { id, number, state, at, recipient, withdrawn, partlySent } = row;
  const { order: says } = desk.words;
  const remarks = [...(withdrawn ? [says.withdrawn] : []), ...(partlySent ? [says.stillPacked] : [])];
  return html`<tr><th scope="row">${link(orderAt(id), number)}</th><td>${recipient ?? ''}</td><td>${buyerName(desk, row)}</td>
<td>${orderStateName(desk, state)}</td><td>${remarks.join(', ')}</td><td>${formatTime(desk, at)}</td></tr>`;
}

function toTable(desk: Desk, rows: readonly FulfilmentOrderRow[]): Html {
  const { order: says, column, withdrawal } = desk.words;
  const columns = [column.order, says.recipient, says.buyer, says.state, withdrawal.remark, column.at];
  return html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => toRow(desk, row))}</tbody></table></div>`;
}

/** The same of one parcel of several. */
export const parcelSteps = {
  send: { path: 'send', name: 'sendParcel' },
  arrive: { path: 'deliver', name: 'deliverParcel' },
  return: { path: 'return', name: 'returnParcel' },
  drop: { path: 'drop', name: 'dropParcel' },
} as const satisfies Record<ParcelStep, { path: string; name: ActionName }>;

/** Beside the lists of money. */
export function ordersSection(desk: Desk, { count, rows }: { count: number; rows: FulfilmentOrderRow[] }): Html {
  const { order: says, list } = desk.words;
  return html`<section aria-labelledby="orders"><h2 id="orders">${says.title} (${count})</h2><p class="hint">${says.explained}</p>
${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
<p><a href="${home}/orders" aria-describedby="orders">${list.all}</a></p></section>`;
}

const searchForm = ({ words: { order: says, search } }: Desk, typed: string): Html => html`
<form class="search" role="search" action="${home}/orders"><div><label for="number">${says.number}</label>
<input id="number" name="number" value="${typed}" maxlength="60" autocomplete="off"></div>
<button>${search.send}</button></form>`;

/** Slips of all that have to leave: a document of so many, then the next. */
function slipLinks({ words: { order: says } }: Desk, { toSend, slipsAtOnce }: Slips): Html | null {
  if (toSend === 0) return null;
  const pages = Array.from({ length: Math.min(Math.ceil(toSend / slipsAtOnce), mostSlipPages) }, (_, at) => at + 1);
  const range = (page: number) => `${(page - 1) * slipsAtOnce + 1}–${Math.min(page * slipsAtOnce, toSend)}`;
  return html`<p>${says.printSlips}: ${pages.map((page) => html`${link(`${home}/orders/slips?page=${page}`, range(page))} `)}</p>`;
}
export const mostSlipPages = 20;
type Slips = { toSend: number; slipsAtOnce: number };

type Listed = { rows: FulfilmentOrderRow[]; page: number; more: boolean; typed: string; slips: Slips };

export function ordersPage(desk: Desk, { rows, page, more, typed, slips }: Listed): Page {
  const { order: says, list, search } = desk.words;
  const to = (which: number, text: string) => link(`${home}/orders?page=${which}`, text);
  const nothing = typed === '' ? says.empty : search.nothing;
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>${searchForm(desk, typed)}${slipLinks(desk, slips)}
${rows.length === 0 ? html`<p role="status">${nothing}</p>` : toTable(desk, rows)}
<p>${page > 1 ? to(page - 1, list.older) : null} ${more ? to(page + 1, list.newer) : null}</p>`,
  };
}

const toCollected = (desk: Desk, { at, operator, reason }: NonNullable<OrderDossier['collected']>): Fact => [
  desk.words.order.collected,
  html`${formatTime(desk, at)}, ${operator}: ${reason}`,
];

/** The carrier's own page hears nothing of ours. */
function toLeft({ leftOn, carrier, tracking, url }: OrderDossier['dispatches'][number]): HtmlPart {
  const followed = tracking && url ? html`<a href="${url}" rel="noreferrer">${tracking}</a>` : tracking;
  return [leftOn, carrier, followed]
    .filter((part) => part !== null)
    .flatMap((part, at) => (at === 0 ? [part] : [', ', part]));
}

const toPlace = (desk: Desk, lines: readonly string[]): HtmlPart =>
  lines.length === 0 ? desk.words.list.unknown : lines.map((line) => html`${line}<br>`);

/** What one is known by, on its page and where the operator confirms. */
export const introduceOrder = (desk: Desk, dossier: OrderDossier): Fact[] => {
  const { order: says, column, withdrawal, form } = desk.words;
  const { number, state, tender, method, discreet, exported, withdrawn, collected, dispatches } = dossier;
  const remarks = [
    ...(discreet ? [says.discreet] : []),
    ...(exported ? [says.exported] : []),
    ...(withdrawn ? [says.withdrawnText] : []),
  ];
  const fact = (name: string, value: HtmlPart): Fact[] => (value === null ? [] : [[name, value]]);
  return [
    [column.order, orderLink(number)],
    [says.state, orderStateName(desk, state)],
    ...dispatches.flatMap((dispatch) => fact(form.leftOn, toLeft(dispatch))),
    [says.buyer, buyerName(desk, dossier)],
    [says.address, toPlace(desk, dossier.addressLines)],
    ...fact(says.phone, dossier.phone),
    ...fact(says.notes, dossier.notes),
    [says.method, method ?? desk.words.list.unknown],
    [column.tender, tenderName(desk, tender)],
    ...fact(says.document, exported ? dossier.document : null),
    [says.pieces, dossier.pieces],
    [says.weight, `${dossier.grams} g`],
    ...fact(withdrawal.remark, remarks.length > 0 ? remarks.join(' ') : null),
    ...(collected === null ? [] : [toCollected(desk, collected)]),
    ...fact(withdrawal.lastDay, dossier.lastDay),
  ];
};

export const introduceParcel = (desk: Desk, { order, parcel }: ParcelDossier): Fact[] => {
  const { order: says } = desk.words;
  const { position, pieces, grams } = parcel;
  const own: OrderDossier = { ...order, pieces, grams };
  return [[says.split.parcel, says.parcel(position, order.parcels.length)], ...introduceOrder(desk, own)];
};

/** An order's parcels, each with its dispatch, what can be reported of it, and its journal. */
function toParcels(desk: Desk, { id, parcels, parcelEvents, mayPrint }: OrderDossier): Html {
  const { order: says, action } = desk.words;
  return html`<h2>${says.parcels}</h2>${parcels.map(({ position, state, dispatch, next, groups }) => {
    const mayPrintParcel = mayPrint && (state === 'packed' || state === 'left');
    const links = [
      ...(mayPrintParcel ? [link(`${parcelAt(id, position)}/slip`, says.printSlip)] : []),
      ...next.map((step) =>
        link(`${parcelAt(id, position)}/${parcelSteps[step].path}`, action[parcelSteps[step].name].title),
      ),
    ];
    const done = parcelEvents.filter((each) => each.position === position);
    return html`<section aria-labelledby="parcel-${position}"><h3 id="parcel-${position}">${says.parcel(position, parcels.length)}: ${says.states[state]}</h3>
${dispatch === null ? null : html`<p>${toLeft(dispatch)}</p>`}
${links.length === 0 ? null : html`<ul class="deeds">${links.map((each) => html`<li>${each}</li>`)}</ul>`}
${groups.map((group) => toGroup(desk, group))}
${done.length === 0 ? null : html`<ol>${done.map(({ step, at, operator, reason }) => html`<li>${says.did[step]}, ${formatTime(desk, at)}, ${operator}${reason ? `: ${reason}` : ''}</li>`)}</ol>`}</section>`;
  })}`;
}

export function orderPage(desk: Desk, dossier: OrderDossier & { mayRefund?: boolean }, done: HtmlPart): Page {
  const { order: says, action } = desk.words;
  const { id, number, next, mayPrint, mayRepack, mayRefund = false, parcels, events } = dossier;
  const deeds = [
    ...(mayPrint ? [[`${orderAt(id)}/slip`, says.printSlip] as const] : []),
    ...(mayRepack ? [[`${orderAt(id)}/split`, action.splitOrder.title] as const] : []),
    ...(mayRepack && parcels.length > 0 ? [[`${orderAt(id)}/join`, action.joinParcels.title] as const] : []),
    ...next.map((step) => [`${orderAt(id)}/${orderSteps[step].path}`, action[orderSteps[step].name].title] as const),
    ...(mayRefund ? [[`${orderAt(id)}/refund`, action.refundOrder.title] as const] : []),
    ...(mayRefund ? [[`${orderAt(id)}/credit`, action.creditOrder.title] as const] : []),
  ];
  return {
    title: `${says.one} ${number}`,
    body: [
      done,
      toClearance(desk, dossier),
      toFacts(introduceOrder(desk, dossier)),
      deeds.length === 0 && parcels.length === 0 ? html`<p>${says.nothing}</p>` : toDeeds(desk, deeds),
      parcels.length > 0 ? toParcels(desk, dossier) : null,
      toContents(desk, dossier),
      html`<h2>${says.steps}</h2><ol>${events.map(
        ({ state, at, operator, reason }) =>
          html`<li>${orderStateName(desk, state)}, ${formatTime(desk, at)}${operator === null ? null : `, ${operator}${reason ? `: ${reason}` : ''}`}</li>`,
      )}</ol>`,
    ],
  };
}
