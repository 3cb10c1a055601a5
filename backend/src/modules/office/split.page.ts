import { warehouses } from 'contract/codes.ts';
import { type Html, html } from '../../shared/html.ts';
import { words as allWords } from '../../words/words.ts';
import { problem } from './form-parts.ts';
import { type Desk, formToken, link, type Page } from './layout.ts';
import { orderAt } from './orders.page.ts';
import type { PackedOrder } from './ports.ts';

type PackedPiece = PackedOrder['pieces'][number];

/** A field for each line of each parcel and warehouse. */
export const fieldOf = ({ from, lineId, warehouse }: PackedPiece): string =>
  `take-${from + 1}-${lineId}-${warehouse === warehouses.europe ? 'europe' : 'central'}`;

export type TypedSplit = {
  texts: Partial<Record<string, string>>;
  wrong: ReadonlySet<string>;
  /** What is wrong with the whole. */
  problem: 'nothing' | 'everything' | 'contentsChanged' | null;
};

function toRow(desk: Desk, piece: PackedPiece, { texts, wrong }: TypedSplit): Html {
  const { order: says } = desk.words;
  const field = fieldOf(piece);
  const isWrong = wrong.has(field);
  const place = piece.warehouse === warehouses.europe ? says.warehouse.europe : says.warehouse.central;
  // The field stands beside the quantity: on a phone the last columns are out of sight.
  return html`<tr><td class="number">${piece.quantity}</td>
<td>${problem(field, says.split.wrong, isWrong)}<input id="${field}" name="${field}" inputmode="numeric" size="4" maxlength="4" autocomplete="off" value="${texts[field] ?? ''}" aria-labelledby="take ${field}-item"${isWrong ? html` aria-invalid="true" aria-describedby="${field}-wrong"` : null}></td>
<th scope="row" id="${field}-item">${piece.code}</th><td>${piece.size}</td><td>${piece.color}</td>
<td>${piece.name}${piece.client === null ? null : ` (${piece.client})`}</td><td>${piece.from + 1}</td><td>${place}</td></tr>`;
}

function sayProblem({ words: { order: says } }: Desk, { problem: what }: TypedSplit): Html | null {
  if (what === null) return null;
  return html`<p class="wrong" role="alert">${what === 'contentsChanged' ? says.contentsChanged : says.split[what]}</p>`;
}

/** How many pieces of each line go into another parcel. */
export function splitPage(desk: Desk, id: string, { number, pieces, seen }: PackedOrder, typed: TypedSplit): Page {
  const { order: says, form } = desk.words;
  const { columns } = allWords[desk.locale].papers.order;
  const heads = [columns.code, says.label, columns.color, columns.item, says.split.parcel, says.split.warehouse];
  return {
    title: `${says.split.title}: ${number}`,
    body: html`<p>${says.split.explained}</p>${sayProblem(desk, typed)}
<form method="post" action="${desk.path}">${formToken(desk)}<input type="hidden" name="seen" value="${seen}">
<div class="scroll" role="region" aria-label="${says.split.title}" tabindex="0"><table class="parcel">
<thead><tr><th scope="col">${columns.quantity}</th><th scope="col" id="take">${says.split.take}</th>${heads.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${pieces.map((piece) => toRow(desk, piece, typed))}</tbody></table></div>
<button>${says.split.send}</button></form><p>${link(orderAt(id), form.back)}</p>`,
  };
}
