import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { formatMoney, formatTime } from './formats.ts';
import { type Desk, home, link, orderLink, type Page } from './layout.ts';
import { type Fact, toDeeds, toFacts, toStepTable } from './payment.page.ts';
import type { GiftCardDossier, GiftCardRow } from './ports.ts';

export const giftCardAt = (id: string) => `${home}/gift-cards/${id}`;

export const giftCardsSection = ({ words: { giftCard: says } }: Desk): Html => html`
<section aria-labelledby="gift-cards"><h2 id="gift-cards">${says.title}</h2>
<p>${link(`${home}/gift-cards`, says.open)}</p></section>`;

function toTable(desk: Desk, rows: readonly GiftCardRow[]): Html {
  const { giftCard: says, column } = desk.words;
  const columns = [says.number, says.lastFour, says.kind, says.state, column.amount, says.balance, column.at];
  return html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ id, number, lastFour, kind, state, cents, balanceCents, created_at }) =>
      html`<tr><th scope="row">${link(giftCardAt(id), number)}</th><td>${lastFour}</td><td>${says.kinds[kind]}</td>
<td>${says.states[state]}</td><td class="number">${formatMoney(desk.locale, cents)}</td>
<td class="number">${formatMoney(desk.locale, balanceCents)}</td><td>${formatTime(desk, created_at)}</td></tr>`,
  )}</tbody></table></div>`;
}

type Listed = { rows: GiftCardRow[]; page: number; more: boolean; typed: string };

/** Found by a form that posts nothing of a code: number, last four characters or a mail address. */
export function giftCardsPage(desk: Desk, { rows, page, more, typed }: Listed): Page {
  const { giftCard: says, list, search } = desk.words;
  const to = (which: number, text: string) =>
    link(`${home}/gift-cards?page=${which}&q=${encodeURIComponent(typed)}`, text);
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>
<form class="search" role="search" action="${home}/gift-cards"><div><label for="q">${says.search}</label>
<input id="q" name="q" value="${typed}" maxlength="100" autocomplete="off"></div><button>${search.send}</button></form>
${rows.length === 0 ? html`<p role="status">${search.nothing}</p>` : toTable(desk, rows)}
<p>${page > 1 ? to(page - 1, list.older) : null} ${more ? to(page + 1, list.newer) : null}</p>`,
  };
}

/** What one is known by, on its page and where the operator confirms. */
export const introduceGiftCard = (desk: Desk, { card, state, balanceCents, buyer }: GiftCardDossier): Fact[] => {
  const { giftCard: says, column, list } = desk.words;
  return [
    [says.number, `${card.number}, •••• ${card.last_four}`],
    [says.kind, says.kinds[card.kind]],
    [says.state, says.states[state]],
    [column.amount, formatMoney(desk.locale, card.cents)],
    [says.balance, formatMoney(desk.locale, balanceCents)],
    [says.expires, card.expires_on ?? list.unknown],
    [says.buyer, buyer],
    [says.recipient, card.recipient_email ?? says.onPaper],
    [says.sent, card.sent_at === null ? (card.send_on ?? list.unknown) : formatTime(desk, card.sent_at)],
  ];
};

export function giftCardPage(desk: Desk, dossier: GiftCardDossier, done: HtmlPart): Page {
  const { giftCard: says, action, column } = desk.words;
  const { card, movements, waiting, steps, may } = dossier;
  const at = giftCardAt(card.id);
  const deeds = [
    ...(may.block ? [[`${at}/block`, action.blockCard.title] as const] : []),
    ...(may.unblock ? [[`${at}/unblock`, action.unblockCard.title] as const] : []),
    ...(may.code ? [[`${at}/code`, action.renewCode.title] as const] : []),
    ...(may.return ? [[`${at}/return`, action.takeBackCard.title] as const] : []),
  ];
  const columns = [column.at, says.movement, column.amount, column.order, desk.words.journal.by];
  return {
    title: `${says.one} ${card.number}`,
    body: [
      done,
      toFacts(introduceGiftCard(desk, dossier)),
      deeds.length === 0 ? null : toDeeds(desk, deeds),
      waiting.length === 0
        ? null
        : html`<h2>${says.waiting}</h2><ul>${waiting.map(
            ({ number, cents }) => html`<li>${orderLink(number ?? '')}: ${formatMoney(desk.locale, cents ?? 0)}</li>`,
          )}</ul>`,
      html`<h2>${says.movements}</h2><div class="scroll" role="region" aria-label="${says.movements}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${movements.map(
        ({ kind, cents, at: moment, number, attemptId, operator }) =>
          html`<tr><td>${formatTime(desk, moment)}</td><th scope="row">${attemptId === null ? says.movementKinds[kind] : link(`${home}/payments/${attemptId}`, says.movementKinds[kind])}</th>
<td class="number">${formatMoney(desk.locale, cents)}</td><td>${number === null ? '' : orderLink(number)}</td><td>${operator ?? ''}</td></tr>`,
      )}</tbody></table></div>`,
      toStepTable(
        desk,
        says.steps,
        steps.map(({ event, ...one }) => ({ ...one, name: says.events[event] })),
      ),
    ],
  };
}
