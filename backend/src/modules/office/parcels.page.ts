import { type Html, html, type Piece } from '../../shared/html.ts';
import { formatTime, orderStateName, tenderName } from './formats.ts';
import { type ActionName, type Desk, home, link, orderLink, type Page } from './layout.ts';
import { type Fact, toDeeds, toFacts } from './payment.page.ts';
import type { ParcelDossier, ParcelRow, ParcelStep } from './ports.ts';

export const parcelAt = (id: string) => `${home}/parcels/${id}`;

/** Each step with its place below a parcel, and the deed that it is. */
export const parcelSteps = {
  send: { path: 'send', name: 'sendParcel' },
  deliver: { path: 'deliver', name: 'deliverParcel' },
  refuse: { path: 'refuse', name: 'refuseParcel' },
  cancel: { path: 'call-off', name: 'callOff' },
  collect: { path: 'collect', name: 'collectCash' },
  startReturn: { path: 'start-return', name: 'startReturn' },
  endReturn: { path: 'end-return', name: 'endReturn' },
} as const satisfies Record<ParcelStep, { path: string; name: ActionName }>;

function toRow(desk: Desk, { id, number, state, at, buyer, withdrawn }: ParcelRow): Html {
  const { parcel: says } = desk.words;
  return html`<tr><th scope="row">${link(parcelAt(id), number)}</th><td>${buyer}</td><td>${orderStateName(desk, state)}</td><td>${withdrawn ? says.withdrawn : ''}</td><td>${formatTime(desk, at)}</td></tr>`;
}

function toTable(desk: Desk, rows: readonly ParcelRow[]): Html {
  const { parcel: says, column, withdrawal } = desk.words;
  const columns = [column.order, says.buyer, says.state, withdrawal.remark, column.at];
  return html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => toRow(desk, row))}</tbody></table></div>`;
}

/** Beside the lists of money. */
export function parcelsSection(desk: Desk, { count, rows }: { count: number; rows: ParcelRow[] }): Html {
  const { parcel: says, list } = desk.words;
  return html`<section aria-labelledby="parcels"><h2 id="parcels">${says.title} (${count})</h2><p class="hint">${says.explained}</p>
${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
<p><a href="${home}/parcels" aria-describedby="parcels">${list.all}</a></p></section>`;
}

const searchForm = ({ words: { parcel: says, search } }: Desk, typed: string): Html => html`
<form class="search" role="search" action="${home}/parcels"><div><label for="number">${says.number}</label>
<input id="number" name="number" value="${typed}" maxlength="60" autocomplete="off"></div>
<button>${search.send}</button></form>`;

type Listed = { rows: ParcelRow[]; page: number; more: boolean; typed: string };

export function parcelsPage(desk: Desk, { rows, page, more, typed }: Listed): Page {
  const { parcel: says, list, search } = desk.words;
  const to = (which: number, text: string) => link(`${home}/parcels?page=${which}`, text);
  const nothing = typed === '' ? says.empty : search.nothing;
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>${searchForm(desk, typed)}
${rows.length === 0 ? html`<p role="status">${nothing}</p>` : toTable(desk, rows)}
<p>${page > 1 ? to(page - 1, list.older) : null} ${more ? to(page + 1, list.newer) : null}</p>`,
  };
}

const toCollected = (desk: Desk, { at, operator, reason }: NonNullable<ParcelDossier['collected']>): Fact => [
  desk.words.parcel.collected,
  html`${formatTime(desk, at)}, ${operator}: ${reason}`,
];

const toLeft = ({ leftOn, carrier, tracking }: NonNullable<ParcelDossier['dispatch']>): string =>
  [leftOn, carrier, tracking].filter((part) => part !== null).join(', ');

/** What one is known by, on its page and where somebody is asked whether she is sure. */
export const introduceParcel = (desk: Desk, dossier: ParcelDossier): Fact[] => {
  const { parcel: says, column, withdrawal } = desk.words;
  const { number, state, buyer, tender, method, discreet, address, lastDay, withdrawn, collected, dispatch } = dossier;
  const remarks = [...(discreet ? [says.discreet] : []), ...(withdrawn ? [says.withdrawnText] : [])];
  return [
    [column.order, orderLink(number)],
    [says.buyer, buyer],
    [says.state, orderStateName(desk, state)],
    [column.tender, tenderName(desk, tender)],
    [says.address, address.length === 0 ? desk.words.list.unknown : address.map((line) => html`${line}<br>`)],
    [says.method, method ?? desk.words.list.unknown],
    ...(remarks.length > 0 ? ([[withdrawal.remark, remarks.join(' ')]] satisfies Fact[]) : []),
    ...(collected === null ? [] : [toCollected(desk, collected)]),
    ...(dispatch === null ? [] : ([[desk.words.form.leftOn, toLeft(dispatch)]] satisfies Fact[])),
    ...(lastDay === null ? [] : ([[withdrawal.lastDay, lastDay]] satisfies Fact[])),
  ];
};

export function parcelPage(desk: Desk, dossier: ParcelDossier, done: Piece): Page {
  const { parcel: says, action } = desk.words;
  const { id, number, next, steps } = dossier;
  return {
    title: `${says.one} ${number}`,
    body: [
      done,
      toFacts(introduceParcel(desk, dossier)),
      next.length === 0
        ? html`<p>${says.nothing}</p>`
        : toDeeds(
            desk,
            next.map((step) => [`${parcelAt(id)}/${parcelSteps[step].path}`, action[parcelSteps[step].name].title]),
          ),
      html`<h2>${says.steps}</h2><ol>${steps.map(
        ({ state, at, operator, reason }) =>
          html`<li>${orderStateName(desk, state)}, ${formatTime(desk, at)}${operator === null ? null : `, ${operator}: ${reason ?? ''}`}</li>`,
      )}</ol>`,
    ],
  };
}
