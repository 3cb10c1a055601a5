import { lineKinds, warehouses } from 'contract/codes.ts';
import { type Html, html } from '../../shared/html.ts';
import { words as allWords } from '../../words/words.ts';
import { formatMoney } from './formats.ts';
import type { Desk } from './layout.ts';
import type { OrderDossier, ParcelException, ParcelLine } from './ports.ts';

/** Large, before everything else: whether it may leave, and what is taken for it. */
export function toClearance({ words, locale }: Desk, { clearance, dueCents }: OrderDossier): Html | null {
  const { order: says } = words;
  if (clearance === null) return null;
  if (clearance === 'collect')
    return html`<p class="cash">${says.collect}: <b>${formatMoney(locale, dueCents)}</b></p>`;
  if (clearance === 'nothingToCollect') return html`<p class="done">${says.nothingToCollect}</p>`;
  return html`<p class="cash wrong">${says[clearance]}</p>`;
}

const isException = (line: ParcelLine | ParcelException): line is ParcelException => 'why' in line;

function toRow(desk: Desk, line: ParcelLine | ParcelException, { withClients }: { withClients: boolean }): Html {
  const { kinds } = allWords[desk.locale].papers.packing;
  const { code, name, color, size, quantity, client, kind } = line;
  return html`<tr><td class="number">${quantity}</td><th scope="row">${code}</th><td>${size}</td>
<td>${color}</td><td>${kind === lineKinds.sale ? name : `${name} (${kinds[kind]})`}</td>${withClients ? html`<td>${client ?? ''}</td>` : null}
${isException(line) ? html`<td>${`${desk.words.order.why[line.why]} ${line.wanted ?? ''}`.trim()}</td>` : null}</tr>`;
}

function toTable(desk: Desk, caption: string, lines: readonly (ParcelLine | ParcelException)[]): Html {
  const { order, packing } = allWords[desk.locale].papers;
  const withClients = lines.some(({ client }) => client !== null);
  const columns = [
    ...[order.columns.quantity, order.columns.code, desk.words.order.label, order.columns.color, order.columns.item],
    ...(withClients ? [packing.client] : []),
    ...(lines.some(isException) ? [desk.words.withdrawal.remark] : []),
  ];
  return html`<h3>${caption}</h3><div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table class="parcel">
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${lines.map((line) => toRow(desk, line, { withClients }))}</tbody></table></div>`;
}

export function toGroup(desk: Desk, { warehouse, lines }: OrderDossier['groups'][number]): Html {
  const { warehouse: says } = desk.words.order;
  const warehouseNames = { [warehouses.central]: says.central, [warehouses.europe]: says.europe };
  return toTable(desk, warehouse === null ? says.none : warehouseNames[warehouse], lines);
}

/** What somebody is about to send, and by what a form says that it was seen. */
export const showContents = (desk: Desk, { groups, seen }: Pick<OrderDossier, 'groups' | 'seen'>) => ({
  seen,
  shown: html`<h2>${desk.words.order.contents}</h2>${groups.map((group) => toGroup(desk, group))}`,
});

/** By warehouse where there is one parcel, then what is not to be packed or has changed since. */
export function toContents(desk: Desk, { groups, exceptions, hasLeft, parcels }: OrderDossier): Html | null {
  const { order: says } = desk.words;
  if (parcels.length > 0 && exceptions.length === 0) return null;
  const isGone = hasLeft && parcels.every(({ state }) => state !== 'packed');
  return html`<h2>${says.contents}</h2>
${parcels.length > 0 ? null : groups.map((group) => toGroup(desk, group))}
${exceptions.length === 0 ? null : toTable(desk, isGone ? says.changed : says.notPacked, exceptions)}`;
}
