import { readFileSync } from 'node:fs';
import { brandName } from 'contract/brand-name.ts';
import PDFDocument from 'pdfkit';
import { drawLeaf } from './draw-leaf.ts';
import {
  add,
  type Doc,
  decorate,
  drawFact,
  drawNote,
  drawSum,
  drawTable,
  gap,
  margin,
  type Part,
  soft,
  width,
  wine,
  write,
} from './draw-parts.ts';
import type { Sheet } from './sheet.ts';

const readFont = (file: string) => readFileSync(new URL(`fonts/${file}`, import.meta.url));
const regular = readFont('noto-sans-regular.ttf');
const strong = readFont('noto-sans-semibold.ttf');

/** A tagged PDF on A4. Others have their turn between its rows. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.locale,
    displayTitle: true,
    info: { Title: sheet.title, Author: brandName, Producer: brandName, Creator: brandName, CreationDate: sheet.at },
  });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.registerFont('regular', regular).registerFont('strong', strong);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHead(doc, root, sheet);
  drawParties(doc, root, sheet.parties);
  for (const fact of sheet.facts) drawFact(doc, root, fact);
  doc.y += gap * 2;
  if (sheet.table) await drawTable(doc, root, sheet.table);
  for (const sum of sheet.sums) drawSum(doc, root, sum);
  doc.y += gap * 2;
  for (const note of sheet.notes) drawNote(doc, root, note);
  for (const [at, leaf] of (sheet.leaves ?? []).entries()) await drawLeaf(doc, root, leaf, { first: at === 0 });
  root.end();
  drawFeet(doc, sheet);
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

function drawHead(doc: Doc, root: Part, { title }: Sheet): void {
  add(doc, root, 'P', () => write(doc, brandName, margin, margin, { size: 15, font: 'strong', color: wine }));
  add(doc, root, 'H1', () => write(doc, title, margin, doc.y + gap, { size: 19, font: 'strong' }));
  doc.y += gap * 2;
}

/** Side by side. */
function drawParties(doc: Doc, root: Part, parties: Sheet['parties']): void {
  const between = 24;
  const wide = (width + between) / parties.length - between;
  const top = doc.y;
  const ends = parties.map(({ title, lines }, at) => {
    const x = margin + at * (wide + between);
    doc.y = top;
    const look = { width: wide };
    add(doc, root, 'H2', () => write(doc, title, x, doc.y, { ...look, font: 'strong', color: soft }));
    for (const text of lines) add(doc, root, 'P', () => write(doc, text, x, doc.y, look));
    return doc.y;
  });
  doc.y = Math.max(...ends) + gap * 2;
}

function drawFeet(doc: Doc, { title, page }: Sheet): void {
  const { count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    decorate(doc, () =>
      write(doc, `${brandName} · ${title} · ${page(at + 1, count)}`, margin, 800, { size: 8, color: soft }),
    );
  }
}
