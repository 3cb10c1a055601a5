import { readFileSync } from 'node:fs';
import { brandName } from 'contract/brand-name.ts';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import {
  accentColor,
  addTagged,
  type Doc,
  drawArtifact,
  drawFact,
  drawHighlight,
  drawNote,
  drawSubtitle,
  drawSum,
  drawTable,
  drawText,
  gap,
  margin,
  type PaperSection,
  softInk,
  width,
} from './draw-blocks.ts';
import { drawHandout } from './draw-handout.ts';
import type { PaperContent, TaxCode } from './paper-content.ts';

const readFont = (file: string) => readFileSync(new URL(`fonts/${file}`, import.meta.url));
const regular = readFont('noto-sans-regular.ttf');
const strong = readFont('noto-sans-semibold.ttf');

/** A tagged PDF on A4. Others have their turn between its rows. */
export const drawPaper = (sheet: PaperContent): Promise<Buffer> => drawPapers([sheet]);

/** The same of several, each from a page of its own and with pages of its own to count. */
export async function drawPapers(sheets: readonly PaperContent[]): Promise<Buffer> {
  const [first] = sheets;
  if (!first) throw new Error('There is nothing to draw');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: first.locale,
    displayTitle: true,
    info: { Title: first.title, Author: brandName, Producer: brandName, Creator: brandName, CreationDate: first.at },
  });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.registerFont('regular', regular).registerFont('strong', strong);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let from = 0;
  for (const sheet of sheets) {
    if (from > 0) doc.addPage();
    await drawBody(doc, root, sheet);
    const { count } = doc.bufferedPageRange();
    drawFeet(doc, sheet, { from, to: count });
    from = count;
  }
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

async function drawBody(doc: Doc, root: PaperSection, sheet: PaperContent): Promise<void> {
  drawHead(doc, root, sheet);
  drawParties(doc, root, sheet.parties);
  if (sheet.highlight !== undefined) drawHighlight(doc, root, sheet.highlight);
  for (const fact of sheet.facts) drawFact(doc, root, fact);
  doc.y += gap * 2;
  if (sheet.table) await drawTable(doc, root, sheet.table);
  for (const { title, table } of sheet.sections ?? []) {
    drawSubtitle(doc, root, title);
    await drawTable(doc, root, table);
  }
  for (const sum of sheet.sums) drawSum(doc, root, sum);
  doc.y += gap * 2;
  for (const note of sheet.notes) drawNote(doc, root, note);
  for (const [at, leaf] of (sheet.leaves ?? []).entries()) await drawHandout(doc, root, leaf, { first: at === 0 });
}

function drawHead(doc: Doc, root: PaperSection, { title, code, taxCode }: PaperContent): void {
  if (code !== undefined) drawArtifact(doc, () => drawQr(doc, code, { x: margin + width - qrSize, y: margin }));
  const under = taxCode === undefined ? 0 : drawTaxCode(doc, root, taxCode);
  const x = margin + (taxCode === undefined ? 0 : taxCodeWidth + gap * 2);
  const wide = width + margin - x - (code === undefined ? 0 : qrSize);
  addTagged(doc, root, 'P', () =>
    drawText(doc, brandName, x, margin, { size: 15, font: 'strong', color: accentColor }),
  );
  addTagged(doc, root, 'H1', () => drawText(doc, title, x, doc.y + gap, { size: 19, font: 'strong', width: wide }));
  doc.y = Math.max(doc.y, under, code === undefined ? 0 : margin + qrSize) + gap * 2;
}

/** 34 mm: the law wants 30 to 40, with white around. */
const taxCodeSize = 96;
const taxCodeWidth = 130;

/** At the upper left, with its words above and below. Returns where it ends. */
function drawTaxCode(doc: Doc, root: PaperSection, { url, before, after }: TaxCode): number {
  addTagged(doc, root, 'P', () => drawText(doc, before, margin, margin, { width: taxCodeWidth }));
  const y = doc.y + gap;
  const figure = doc.struct('Figure', { alt: url }, () => drawQr(doc, url, { x: margin, y }, taxCodeSize));
  root.add(figure);
  doc.y = y + taxCodeSize + gap;
  for (const text of after)
    addTagged(doc, root, 'P', () => drawText(doc, text, margin, doc.y, { width: taxCodeWidth }));
  return doc.y;
}

/** Side by side. */
function drawParties(doc: Doc, root: PaperSection, parties: PaperContent['parties']): void {
  const between = 24;
  const wide = (width + between) / parties.length - between;
  const top = doc.y;
  const ends = parties.map(({ title, lines }, at) => {
    const x = margin + at * (wide + between);
    doc.y = top;
    const look = { width: wide };
    addTagged(doc, root, 'H2', () => drawText(doc, title, x, doc.y, { ...look, font: 'strong', color: softInk }));
    for (const text of lines) addTagged(doc, root, 'P', () => drawText(doc, text, x, doc.y, look));
    return doc.y;
  });
  doc.y = Math.max(...ends) + gap * 2;
}

function drawFeet(doc: Doc, { title, page }: PaperContent, { from, to }: { from: number; to: number }): void {
  for (let at = from; at < to; at += 1) {
    doc.switchToPage(at);
    drawArtifact(doc, () =>
      drawText(doc, `${brandName} · ${title} · ${page(at - from + 1, to - from)}`, margin, 800, {
        size: 8,
        color: softInk,
      }),
    );
  }
}

/** In points: a scanner reads it from paper at an arm's length. */
const qrSize = 64;

/** A QR code of dark squares, in runs so that no line shows between two. */
function drawQr(doc: Doc, text: string, { x, y }: { x: number; y: number }, wide = qrSize): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const unit = wide / size;
  for (const [row, cells] of data.entries()) {
    const dots = cells.map((dark) => (dark ? '1' : '0')).join('');
    for (const { index, 0: run } of dots.matchAll(/1+/g))
      doc.rect(x + index * unit, y + row * unit, run.length * unit, unit);
  }
  doc.fill('#000000');
}
