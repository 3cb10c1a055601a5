import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brandName } from 'contract/brand-name.ts';
import PDFDocument from 'pdfkit';
import type { Fact, Leaf, Sheet, Sum, Table } from './sheet.ts';

type Doc = InstanceType<typeof PDFDocument>;
type Part = ReturnType<Doc['struct']>;

const readFont = (file: string) => readFileSync(new URL(`fonts/${file}`, import.meta.url));
const regular = readFont('noto-sans-regular.ttf');
const strong = readFont('noto-sans-semibold.ttf');

// Points of A4, 595 by 842.
const margin = 45;
const width = 505;
const bottom = 780;
const labelWidth = 130;
const gap = 6;
const ink = '#2b2320';
const soft = '#66564d';
const wine = '#6d1f35';
const line = '#d9cfc5';
const rowsAtOnce = 25;

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
  for (const leaf of sheet.leaves ?? []) await drawLeaf(doc, root, leaf);
  root.end();
  drawFeet(doc, sheet);
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

function write(doc: Doc, text: string, x: number, y: number, look: Look = {}): void {
  const { size = 9.5, font = 'regular', color = ink, width: wide = width, align = 'left' } = look;
  doc.font(font).fontSize(size).fillColor(color).text(text, x, y, { width: wide, align });
}
type Look = { size?: number; font?: 'regular' | 'strong'; color?: string; width?: number; align?: 'left' | 'right' };

const heightOf = (doc: Doc, text: string, { size = 9.5, font = 'regular', width: wide = width }: Look): number =>
  doc.font(font).fontSize(size).heightOfString(text, { width: wide });

/** Begins another page where so much does not fit on this one. Returns whether it did. */
function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= bottom) return false;
  doc.addPage();
  doc.y = margin;
  return true;
}

const add = (doc: Doc, parent: Part, tag: string, draw: () => void): void => {
  parent.add(doc.struct(tag, {}, draw));
};

/** Rules and numbers of pages are not read out. */
function decorate(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function drawRule(doc: Doc, y: number): void {
  decorate(doc, () =>
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke(),
  );
}

function drawHead(doc: Doc, root: Part, { title }: Sheet): void {
  add(doc, root, 'P', () => write(doc, brandName, margin, margin, { size: 15, font: 'strong', color: wine }));
  add(doc, root, 'H1', () => write(doc, title, margin, doc.y + gap, { size: 19, font: 'strong' }));
  doc.y += gap * 2;
}

async function drawLeaf(doc: Doc, root: Part, { title, facts, table, sums, notes }: Leaf): Promise<void> {
  doc.addPage();
  add(doc, root, 'P', () => write(doc, brandName, margin, margin, { size: 15, font: 'strong', color: wine }));
  add(doc, root, 'H2', () => write(doc, title, margin, doc.y + gap, { size: 15, font: 'strong' }));
  doc.y += gap * 2;
  for (const fact of facts) drawFact(doc, root, fact);
  doc.y += gap * 2;
  await drawTable(doc, root, table);
  for (const sum of sums) drawSum(doc, root, sum);
  if (notes.length > 0) doc.y += gap * 2;
  for (const note of notes) drawNote(doc, root, note);
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

function drawFact(doc: Doc, root: Part, { label, value }: Fact): void {
  const look = { width: width - labelWidth };
  makeRoom(doc, heightOf(doc, value, look));
  const y = doc.y;
  add(doc, root, 'P', () => {
    write(doc, label, margin, y, { width: labelWidth - gap, color: soft });
    const end = doc.y;
    write(doc, value, margin + labelWidth, y, look);
    doc.y = Math.max(end, doc.y) + 2;
  });
}

async function drawTable(doc: Doc, root: Part, table: Table): Promise<void> {
  const part = doc.struct('Table');
  root.add(part);
  drawLabels(doc, part, table);
  for (const [at, row] of table.rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    const heights = row.map((text, place) => heightOf(doc, text, { width: (table.columns[place]?.width ?? 0) - gap }));
    const height = Math.max(...heights);
    if (makeRoom(doc, height + gap * 2)) drawLabels(doc, part, table);
    drawRow(doc, part, table, row, { tag: 'TD', height });
  }
  part.end();
  doc.y += gap;
}

const drawLabels = (doc: Doc, part: Part, table: Table): void => {
  const labels = table.columns.map(({ label }) => label);
  drawRow(doc, part, table, labels, { tag: 'TH', height: 12 });
};

function drawRow(doc: Doc, part: Part, { columns }: Table, row: string[], { tag, height }: RowLook): void {
  const isHead = tag === 'TH';
  const tr = doc.struct('TR');
  part.add(tr);
  const y = doc.y + gap / 2;
  let x = margin;
  for (const [at, { width: wide, numeric }] of columns.entries()) {
    const left = x;
    const look: Look = {
      width: wide - gap,
      align: numeric ? 'right' : 'left',
      ...(isHead && { font: 'strong', size: 8.5, color: soft }),
    };
    // The package knows `scope`, its types do not.
    const options: object = isHead ? { scope: 'Column' } : {};
    tr.add(doc.struct(tag, options, () => write(doc, row[at] ?? '', left, y, look)));
    x += wide;
  }
  tr.end();
  doc.y = y + height + gap / 2;
  drawRule(doc, doc.y);
}
type RowLook = { tag: 'TH' | 'TD'; height: number };

function drawSum(doc: Doc, root: Part, { label, value, strong: isStrong }: Sum): void {
  const look: Look = { align: 'right', ...(isStrong && { font: 'strong', size: 11 }) };
  const wide = width - 110;
  makeRoom(doc, heightOf(doc, label, { ...look, width: wide }));
  const y = doc.y;
  add(doc, root, 'P', () => {
    write(doc, label, margin, y, { ...look, width: wide });
    const end = doc.y;
    write(doc, value, margin + wide, y, { ...look, width: 110 - gap });
    doc.y = Math.max(end, doc.y) + 2;
  });
}

function drawNote(doc: Doc, root: Part, text: string): void {
  const look = { size: 8.5, color: soft };
  makeRoom(doc, heightOf(doc, text, look));
  add(doc, root, 'P', () => write(doc, text, margin, doc.y, look));
  doc.y += gap;
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
