import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { formatTime } from './formats.ts';
import { type Desk, home, link, orderLink, type Page } from './layout.ts';
import { type Fact, toDeeds, toFacts } from './payment.page.ts';
import type { ContactDossier, ContactRow } from './ports.ts';

export const contactAt = (id: string) => `${home}/contacts/${id}`;

function toRow(desk: Desk, { id, code, topic, name, at, until, late }: ContactRow): Html {
  const { contact: says } = desk.words;
  return html`<tr><th scope="row">${link(contactAt(id), code)}</th><td>${says.topic[topic]}</td><td>${name}</td><td>${formatTime(desk, at)}</td><td>${formatTime(desk, until)}</td><td>${late ? says.late : ''}</td></tr>`;
}

function toTable(desk: Desk, rows: readonly ContactRow[]): Html {
  const { contact: says, column, withdrawal } = desk.words;
  const columns = [says.code, says.about, withdrawal.name, column.at, says.until, withdrawal.remark];
  return html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => toRow(desk, row))}</tbody></table></div>`;
}

/** Beside the lists of money. */
export function contactsSection(desk: Desk, { count, rows }: { count: number; rows: ContactRow[] }): Html {
  const { contact: says, list } = desk.words;
  return html`<section aria-labelledby="contacts"><h2 id="contacts">${says.title} (${count})</h2><p class="hint">${says.explained}</p>
${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
${count > rows.length ? html`<p><a href="${home}/contacts" aria-describedby="contacts">${list.all}</a></p>` : null}</section>`;
}

export function contactsPage(
  desk: Desk,
  { rows, page, more }: { rows: ContactRow[]; page: number; more: boolean },
): Page {
  const { contact: says, list } = desk.words;
  const to = (which: number, text: string) => link(`${home}/contacts?page=${which}`, text);
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>${rows.length === 0 ? html`<p>${says.empty}</p>` : toTable(desk, rows)}
<p>${page > 1 ? to(page - 1, list.older) : null} ${more ? to(page + 1, list.newer) : null}</p>`,
  };
}

/** What one is known by, on its page and where the operator confirms. */
export const introduceContact = (desk: Desk, dossier: ContactDossier): Fact[] => {
  const { contact: says, column, withdrawal } = desk.words;
  const mail = `mailto:${dossier.email}?subject=${encodeURIComponent(dossier.code)}`;
  return [
    [says.code, dossier.code],
    [says.about, says.topic[dossier.topic]],
    [column.at, formatTime(desk, dossier.at)],
    [says.until, html`${formatTime(desk, dossier.until)}${dossier.late ? `, ${says.late}` : ''}`],
    [withdrawal.name, dossier.name],
    [says.email, link(mail, dossier.email)],
    ...(dossier.phone ? ([[says.phone, dossier.phone]] satisfies Fact[]) : []),
    ...(dossier.order ? ([[column.order, orderLink(dossier.order)]] satisfies Fact[]) : []),
    [says.language, dossier.locale],
  ];
};

export function contactPage(desk: Desk, dossier: ContactDossier, done: HtmlPart): Page {
  const { contact: says, action } = desk.words;
  const { answered } = dossier;
  return {
    title: `${says.one} ${dossier.code}`,
    body: [
      done,
      toFacts(introduceContact(desk, dossier)),
      html`<h2>${says.message}</h2><pre>${dossier.body}</pre>`,
      answered
        ? html`<p>${says.answered} ${formatTime(desk, answered.at)}, ${answered.operator}: ${answered.note}</p>`
        : toDeeds(desk, [[`${contactAt(dossier.id)}/answered`, action.answerContact.title]]),
    ],
  };
}
