import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { exchangeAt } from './exchanges.page.ts';
import { exchangeStateName, formatMoney, formatTime, orderStateName } from './formats.ts';
import { type Desk, home, link, orderLink, type Page } from './layout.ts';
import { type Fact, toDeeds, toFacts, toStepTable } from './payment.page.ts';
import type { WithdrawalDossier, WithdrawalRow } from './ports.ts';

export const withdrawalAt = (id: string) => `${home}/withdrawals/${id}`;

function toRow(desk: Desk, { id, receipt, number, name, at, matched, late }: WithdrawalRow): Html {
  const { withdrawal: says } = desk.words;
  const remarks = [...(matched ? [] : [says.unmatched]), ...(late ? [says.late] : [])].join(', ');
  return html`<tr><th scope="row">${link(withdrawalAt(id), receipt)}</th><td>${number}</td><td>${name}</td><td>${remarks}</td><td>${formatTime(desk, at)}</td></tr>`;
}

function toTable(desk: Desk, rows: readonly WithdrawalRow[]): Html {
  const { withdrawal: says, column } = desk.words;
  const columns = [says.receipt, column.order, says.name, says.remark, column.at];
  return html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => toRow(desk, row))}</tbody></table></div>`;
}

/** Beside the lists of money. */
export function withdrawalsSection(desk: Desk, { count, rows }: { count: number; rows: WithdrawalRow[] }): Html {
  const { withdrawal: says, list } = desk.words;
  return html`<section aria-labelledby="withdrawals"><h2 id="withdrawals">${says.title} (${count})</h2><p class="hint">${says.explained}</p>
${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
${count > rows.length ? html`<p><a href="${home}/withdrawals" aria-describedby="withdrawals">${list.all}</a></p>` : null}</section>`;
}

export function withdrawalsPage(
  desk: Desk,
  { rows, page, more }: { rows: WithdrawalRow[]; page: number; more: boolean },
): Page {
  const { withdrawal: says, list } = desk.words;
  const to = (which: number, text: string) => link(`${home}/withdrawals?page=${which}`, text);
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
<p>${page > 1 ? to(page - 1, list.older) : null} ${more ? to(page + 1, list.newer) : null}</p>`,
  };
}

/** What one is known by, on its page and where the operator confirms. */
export const introduceWithdrawal = (desk: Desk, dossier: WithdrawalDossier): Fact[] => {
  const { withdrawal: says, column } = desk.words;
  const { order } = dossier;
  return [
    [says.receipt, dossier.receipt],
    [column.at, formatTime(desk, dossier.at)],
    [says.name, dossier.name],
    [says.email, dossier.email],
    [says.named, dossier.number],
    [
      column.order,
      order
        ? `${order.number}, ${orderStateName(desk, order.state)}, ${order.buyer}`
        : html`${says.unmatched}. ${orderLink(dossier.number, says.look)}`,
    ],
  ];
};

function describe(desk: Desk, dossier: WithdrawalDossier): Fact[] {
  const { withdrawal: says, list, attempt } = desk.words;
  const { order, words } = dossier;
  return [
    ...introduceWithdrawal(desk, dossier),
    [says.words, words === null ? list.unknown : html`<pre>${words}</pre>`],
    ...(order
      ? ([
          [attempt.total, formatMoney(desk.locale, order.totalCents)],
          [says.delivered, formatTime(desk, order.delivered)],
          [says.lastDay, order.lastDay ?? list.unknown],
          ...(order.late ? ([[says.remark, says.lateText]] satisfies Fact[]) : []),
          [
            says.payments,
            order.payments.length === 0
              ? list.unknown
              : order.payments.map(
                  ({ id, reference, cents }) =>
                    html`${link(`${home}/payments/${id}`, reference)} (${formatMoney(desk.locale, cents)}) `,
                ),
          ],
          ...(order.exchanges.length === 0
            ? []
            : ([
                [
                  desk.words.exchange.title,
                  order.exchanges.map(
                    ({ id, number, state }) =>
                      html`${link(exchangeAt(id), number)} (${exchangeStateName(desk, state)}) `,
                  ),
                ],
              ] satisfies Fact[])),
        ] satisfies Fact[])
      : []),
  ];
}

function toLines(desk: Desk, { lines, isWhole }: WithdrawalDossier): Html {
  const { withdrawal: says, column } = desk.words;
  const sum = lines.reduce((cents, line) => cents + (line.cents ?? 0), 0);
  const rows = lines.map(
    ({
      code,
      name,
      client,
      quantity,
      ordered,
      cents,
      sealed,
      away,
    }) => html`<tr><th scope="row">${name ?? ''} (${code})${client === null ? '' : `: ${client}`}</th>
<td class="number">${quantity}</td><td class="number">${ordered ?? says.notOrdered}</td><td>${[...(sealed ? [says.sealed] : []), ...(away > 0 ? [says.away(away)] : [])].join('. ')}</td>
<td class="number">${cents === null ? '' : formatMoney(desk.locale, cents)}</td></tr>`,
  );
  return html`<h2>${says.lines}</h2>${isWhole ? html`<p>${says.whole}</p>` : null}
${
  rows.length === 0
    ? null
    : html`<div class="scroll" role="region" aria-label="${says.lines}" tabindex="0"><table>
<thead><tr>${[says.lines, says.declared, says.ordered, says.remark, column.amount].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div><p>${says.sum}: <b>${formatMoney(desk.locale, sum)}</b>. ${says.sumHint}</p>`
}`;
}

export function withdrawalPage(desk: Desk, dossier: WithdrawalDossier, done: HtmlPart): Page {
  const { withdrawal: says, action } = desk.words;
  const at = withdrawalAt(dossier.id);
  const isBack = dossier.steps.some(({ step }) => step === 'back');
  return {
    title: `${says.one} ${dossier.receipt}`,
    body: [
      done,
      toFacts(describe(desk, dossier)),
      toLines(desk, dossier),
      dossier.ended
        ? html`<p>${says.ended}</p>`
        : toDeeds(desk, [
            ...(isBack ? [] : [[`${at}/back`, action.goodsBack.title] as const]),
            [`${at}/done`, action.endWithdrawal.title],
            [`${at}/refuse`, action.refuseWithdrawal.title],
          ]),
      toStepTable(
        desk,
        says.steps,
        dossier.steps.map(({ step, ...one }) => ({ ...one, name: says.step[step] })),
      ),
    ],
  };
}
