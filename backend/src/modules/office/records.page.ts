import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { formatTime } from './formats.ts';
import { type Desk, home, link, type Page } from './layout.ts';
import { type Fact, toDeeds, toFacts } from './payment.page.ts';
import type { RecordDossier, RecordRow } from './ports.ts';

export const recordAt = (id: number) => `${home}/records/${id}`;

const problemOf = ({ code, said }: Pick<RecordRow, 'code' | 'said'>): string =>
  [code, said].filter((part) => part !== null).join(': ');

function toTable(desk: Desk, rows: readonly RecordRow[]): Html {
  const { record: says, column } = desk.words;
  const columns = [says.invoice, says.kindTitle, says.stateTitle, says.problem, column.at];
  return html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) => html`<tr><th scope="row">${link(recordAt(row.id), row.invoice)}</th><td>${says.kind[row.kind]}</td>
<td>${says.state[row.state]}</td><td>${problemOf(row)}</td><td>${formatTime(desk, row.at)}</td></tr>`,
  )}</tbody></table></div>`;
}

type Waiting = { count: number; rows: RecordRow[]; failingSince: Date | null };

/** Nothing as long as the tax office takes every record, or none is made. */
export function recordsSection(desk: Desk, { count, rows, failingSince }: Waiting): Html | null {
  const { record: says, list } = desk.words;
  if (count === 0 && failingSince === null) return null;
  return html`<section aria-labelledby="records"><h2 id="records">${says.title} (${count})</h2><p class="hint">${says.explained}</p>
${failingSince === null ? null : html`<p role="status">${says.failing} ${formatTime(desk, failingSince)}</p>`}
${rows.length === 0 ? null : toTable(desk, rows)}
${count > rows.length ? html`<p><a href="${home}/records" aria-describedby="records">${list.all}</a></p>` : null}</section>`;
}

export function recordsPage(
  desk: Desk,
  { rows, page, more }: { rows: RecordRow[]; page: number; more: boolean },
): Page {
  const { record: says, list } = desk.words;
  const to = (which: number, text: string) => link(`${home}/records?page=${which}`, text);
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
<p>${page > 1 ? to(page - 1, list.older) : null} ${more ? to(page + 1, list.newer) : null}</p>`,
  };
}

/** What one is known by, on its page and where the operator confirms. */
export function introduceRecord(desk: Desk, dossier: RecordDossier): Fact[] {
  const { record: says, column } = desk.words;
  return [
    [says.invoice, dossier.invoice],
    [says.kindTitle, says.kind[dossier.kind]],
    [column.at, formatTime(desk, dossier.at)],
    [says.stateTitle, says.state[dossier.state]],
    [says.problem, problemOf(dossier)],
  ];
}

export function recordPage(desk: Desk, dossier: RecordDossier, done: HtmlPart): Page {
  const { record: says, action } = desk.words;
  const { id, invoice, settledAt, resolution, mayAmend } = dossier;
  return {
    title: `${says.one} ${invoice}`,
    body: [
      done,
      toFacts(introduceRecord(desk, dossier)),
      settledAt
        ? html`<p>${says.settled} ${formatTime(desk, settledAt)}: ${resolution}</p>`
        : toDeeds(desk, [
            ...(mayAmend ? ([[`${recordAt(id)}/amend`, action.amendRecord.title]] as const) : []),
            [`${recordAt(id)}/settle`, action.settleRecord.title],
          ]),
    ],
  };
}
