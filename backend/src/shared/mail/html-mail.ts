import type { Locale } from 'contract/public-codes.ts';
import { words } from '../../words/words.ts';
import { type Html, html } from '../html.ts';

type Letter = {
  locale: Locale;
  subject: string;
  /** Lines in order of importance. */
  text: string;
  closing: string;
  annex: string | undefined;
  storefrontUrl: string;
};

/**
 * The HTML version of a mail, made from the text alone, so that both say the same: lines of a name and a value become a
 * table, and the address of one of our pages a button. It loads nothing and links only to our own pages, whatever
 * somebody typed.
 */
export function toHtmlMail({ locale, subject, text, closing, annex, storefrontUrl }: Letter): string {
  const toBlocks = (part: string, toLink: ToLink) =>
    part.split('\n\n').map((block) => toBlock(block, toLink, storefrontUrl));
  const toButton = (address: string) =>
    html`<a href="${address}" style="${button}">${words[locale].mailFrame.open}</a>`;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${style}</style>
</head>
<body style="margin:0;padding:24px 16px;${plain}">
<table role="presentation" width="100%" style="max-width:600px;margin:0 auto;border-collapse:collapse"><tr><td style="${plain}">
${toBlocks(text, toButton)}
<div class="soft" style="${soft};border-top:1px solid #8d7a6c;margin-top:32px;padding-top:16px">
${toBlocks(closing, toPlainLink)}
${annex === undefined ? null : toBlocks(annex, toPlainLink)}
</div>
</td></tr></table>
</body>
</html>
`.text;
}

// Most mail programs need inline styles; the style sheet is for those that support dark mode.
const plain = 'font:16px/1.5 Helvetica,Arial,sans-serif;color:#2b2320';
const soft = 'font-size:14px;color:#66564d';
const button =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#6d1f35;color:#fffdfa;text-decoration:none;font-weight:bold';
const cell = 'padding:6px 0;border-bottom:1px solid #eadfd0;text-align:left;font-weight:normal;vertical-align:top';
const style = html`@media (prefers-color-scheme:dark){body,td,th,p{color:#faf6f0!important}body{background:#2b2320!important}.soft,.soft p{color:#eadfd0!important}a{color:#eccfc4!important}}`;

type ToLink = (address: string) => Html;

const toPlainLink: ToLink = (address) => html`<a href="${address}" style="color:inherit">${address}</a>`;

function toBlock(block: string, toLink: ToLink, storefrontUrl: string): Html {
  const lines = block.split('\n');
  const rows = lines.map(toRow);
  if (lines.length > 1 && rows.every((row) => row !== null))
    return html`<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.map(
      ([name, value]) =>
        html`<tr><th scope="row" style="${cell}">${name}</th><td style="${cell};padding-left:16px;text-align:right">${value}</td></tr>
`,
    )}</table>
`;
  if (/^\d{6}$/.test(block))
    return html`<p style="margin:0 0 16px;font-size:28px;letter-spacing:6px">${block}</p>
`;
  const isOurs = (line: string) => line.startsWith(`${storefrontUrl}/`) && !/\s/.test(line);
  const before = lines.filter((line) => !isOurs(line));
  return html`${
    before.length === 0
      ? null
      : html`<p style="margin:0 0 16px">${before.map((line, at) => [at === 0 ? null : html`<br>`, line])}</p>
`
  }${lines.filter(isOurs).map(
    (line) => html`<p style="margin:0 0 16px">${toLink(line)}</p>
`,
  )}`;
}

/** A line's name and value: an amount follows the last colon, anything else the first. */
function toRow(line: string): [name: string, value: string] | null {
  const found = /^(.+): (−?€[\d.,]+)$/.exec(line) ?? /^([^:]{1,60}): (.+)$/.exec(line);
  return found?.[1] !== undefined && found[2] !== undefined ? [found[1], found[2]] : null;
}
