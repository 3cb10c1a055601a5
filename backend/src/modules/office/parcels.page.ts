import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { buyerName, formatTime, orderStateName, tenderName } from './formats.ts';
import { type ActionName, type Desk, home, link, orderLink, type Page } from './layout.ts';
import { toClearance, toContents, toGroup } from './parcel-contents.page.ts';
import { type Fact, toDeeds, toFacts } from './payment.page.ts';
import type { ParcelDossier, ParcelRow, ParcelStep, PartDossier, PartStep } from './ports.ts';

export const parcelAt = (id: string) => `${home}/parcels/${id}`;
export const partAt = (id: string) => `${home}/parcel/${id}`;

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

function toRow(desk: Desk, row: ParcelRow): Html {
  const { id, number, state, at, recipient, withdrawn, partlySent } = row;
  const { parcel: says } = desk.words;
  const remarks = [...(withdrawn ? [says.withdrawn] : []), ...(partlySent ? [says.stillPacked] : [])];
  return html`<tr><th scope="row">${link(parcelAt(id), number)}</th><td>${recipient ?? ''}</td><td>${buyerName(desk, row)}</td>
<td>${orderStateName(desk, state)}</td><td>${remarks.join(', ')}</td><td>${formatTime(desk, at)}</td></tr>`;
}

function toTable(desk: Desk, rows: readonly ParcelRow[]): Html {
  const { parcel: says, column, withdrawal } = desk.words;
  const columns = [column.order, says.recipient, says.buyer, says.state, withdrawal.remark, column.at];
  return html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => toRow(desk, row))}</tbody></table></div>`;
}

/** Each step of one parcel of several, below its address. */
export const partSteps = {
  send: { path: 'send', name: 'sendPart' },
  arrive: { path: 'deliver', name: 'deliverPart' },
  return: { path: 'return', name: 'returnPart' },
  drop: { path: 'drop', name: 'dropPart' },
} as const satisfies Record<PartStep, { path: string; name: ActionName }>;

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

/** Slips of all that have to leave: a document of so many, then the next. */
function slipLinks({ words: { parcel: says } }: Desk, { toSend, slipsAtOnce }: Slips): Html | null {
  if (toSend === 0) return null;
  const pages = Array.from({ length: Math.min(Math.ceil(toSend / slipsAtOnce), mostSlipPages) }, (_, at) => at + 1);
  const range = (page: number) => `${(page - 1) * slipsAtOnce + 1}–${Math.min(page * slipsAtOnce, toSend)}`;
  return html`<p>${says.printSlips}: ${pages.map((page) => html`${link(`${home}/parcels/slips?page=${page}`, range(page))} `)}</p>`;
}
export const mostSlipPages = 20;
type Slips = { toSend: number; slipsAtOnce: number };

type Listed = { rows: ParcelRow[]; page: number; more: boolean; typed: string; slips: Slips };

export function parcelsPage(desk: Desk, { rows, page, more, typed, slips }: Listed): Page {
  const { parcel: says, list, search } = desk.words;
  const to = (which: number, text: string) => link(`${home}/parcels?page=${which}`, text);
  const nothing = typed === '' ? says.empty : search.nothing;
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>${searchForm(desk, typed)}${slipLinks(desk, slips)}
${rows.length === 0 ? html`<p role="status">${nothing}</p>` : toTable(desk, rows)}
<p>${page > 1 ? to(page - 1, list.older) : null} ${more ? to(page + 1, list.newer) : null}</p>`,
  };
}

const toCollected = (desk: Desk, { at, operator, reason }: NonNullable<ParcelDossier['collected']>): Fact => [
  desk.words.parcel.collected,
  html`${formatTime(desk, at)}, ${operator}: ${reason}`,
];

/** The carrier's own page hears nothing of ours. */
function toLeft({ leftOn, carrier, tracking, url }: ParcelDossier['dispatches'][number]): HtmlPart {
  const followed = tracking && url ? html`<a href="${url}" rel="noreferrer">${tracking}</a>` : tracking;
  return [leftOn, carrier, followed]
    .filter((part) => part !== null)
    .flatMap((part, at) => (at === 0 ? [part] : [', ', part]));
}

const toPlace = (desk: Desk, lines: readonly string[]): HtmlPart =>
  lines.length === 0 ? desk.words.list.unknown : lines.map((line) => html`${line}<br>`);

/** What one is known by, on its page and where somebody is asked whether she is sure. */
export const introduceParcel = (desk: Desk, dossier: ParcelDossier): Fact[] => {
  const { parcel: says, column, withdrawal, form } = desk.words;
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

export const introducePart = (desk: Desk, dossier: ParcelDossier, { position }: PartDossier['part']): Fact[] => {
  const { parcel: says } = desk.words;
  return [[says.one, says.part(position, dossier.parcels.length)], ...introduceParcel(desk, dossier)];
};

/** An order's parcels, each with its dispatch, what can be reported of it, and its journal. */
function toParts(desk: Desk, { parcels, taken, mayPrint }: ParcelDossier): Html {
  const { parcel: says, action } = desk.words;
  return html`<h2>${says.parts}</h2>${parcels.map(({ id, position, state, dispatch, next, groups }) => {
    const mayPrintPart = mayPrint && (state === 'packed' || state === 'left');
    const links = [
      ...(mayPrintPart ? [link(`${partAt(id)}/slip`, says.printSlip)] : []),
      ...next.map((step) => link(`${partAt(id)}/${partSteps[step].path}`, action[partSteps[step].name].title)),
    ];
    const done = taken.filter((each) => each.position === position);
    return html`<section aria-labelledby="part-${position}"><h3 id="part-${position}">${says.part(position, parcels.length)}: ${says.states[state]}</h3>
${dispatch === null ? null : html`<p>${toLeft(dispatch)}</p>`}
${links.length === 0 ? null : html`<ul class="deeds">${links.map((each) => html`<li>${each}</li>`)}</ul>`}
${groups.map((group) => toGroup(desk, group))}
${done.length === 0 ? null : html`<ol>${done.map(({ step, at, operator, reason }) => html`<li>${says.did[step]}, ${formatTime(desk, at)}, ${operator}${reason ? `: ${reason}` : ''}</li>`)}</ol>`}</section>`;
  })}`;
}

export function parcelPage(desk: Desk, dossier: ParcelDossier, done: HtmlPart): Page {
  const { parcel: says, action } = desk.words;
  const { id, number, next, mayPrint, mayRepack, parcels, steps } = dossier;
  const deeds = [
    ...(mayPrint ? [[`${parcelAt(id)}/slip`, says.printSlip] as const] : []),
    ...(mayRepack ? [[`${parcelAt(id)}/split`, action.splitOrder.title] as const] : []),
    ...(mayRepack && parcels.length > 0 ? [[`${parcelAt(id)}/join`, action.joinParcels.title] as const] : []),
    ...next.map((step) => [`${parcelAt(id)}/${parcelSteps[step].path}`, action[parcelSteps[step].name].title] as const),
  ];
  return {
    title: `${says.one} ${number}`,
    body: [
      done,
      toClearance(desk, dossier),
      toFacts(introduceParcel(desk, dossier)),
      deeds.length === 0 && parcels.length === 0 ? html`<p>${says.nothing}</p>` : toDeeds(desk, deeds),
      parcels.length > 0 ? toParts(desk, dossier) : null,
      toContents(desk, dossier),
      html`<h2>${says.steps}</h2><ol>${steps.map(
        ({ state, at, operator, reason }) =>
          html`<li>${orderStateName(desk, state)}, ${formatTime(desk, at)}${operator === null ? null : `, ${operator}${reason ? `: ${reason}` : ''}`}</li>`,
      )}</ol>`,
    ],
  };
}
