import { setImmediate as nextTurn } from 'node:timers/promises';
import type PDFDocument from 'pdfkit';
import type { Fact, Sum, Table } from './paper-content.ts';

// The blocks that a paper is drawn from: facts, tables, sums and notes.
export type Doc = InstanceType<typeof PDFDocument>;
export type PaperSection = ReturnType<Doc['struct']>;

// Points of A4, 595 by 842.
export const margin = 45;
export const width = 505;
export const bottom = 780;
const labelWidth = 130;
const amountWidth = 110;
export const gap = 6;
const ink = '#2b2320';
export const softInk = '#66564d';
export const accentColor = '#6d1f35';
const line = '#d9cfc5';
const rowsAtOnce = 25;

export function drawText(doc: Doc, text: string, x: number, y: number, look: TextStyle = {}): void {
  const { size = 9.5, font = 'regular', color = ink, width: wide = width, align = 'left' } = look;
  doc.font(font).fontSize(size).fillColor(color).text(text, x, y, { width: wide, align });
}
type TextStyle = {
  size?: number;
  font?: 'regular' | 'strong';
  color?: string;
  width?: number;
  align?: 'left' | 'right';
};

export const heightOf = (
  doc: Doc,
  text: string,
  { size = 9.5, font = 'regular', width: wide = width }: TextStyle,
): number => doc.font(font).fontSize(size).heightOfString(text, { width: wide });

/** Begins a new page where this height does not fit. Returns whether it did. */
function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= bottom) return false;
  doc.addPage();
  doc.y = margin;
  return true;
}

export const addTagged = (doc: Doc, parent: PaperSection, tag: string, draw: () => void): void => {
  parent.add(doc.struct(tag, {}, draw));
};

/** Marks rules and page numbers as artifacts, which screen readers skip. */
export function drawArtifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

export function drawRule(doc: Doc, y: number, { dashed = false } = {}): void {
  drawArtifact(doc, () => {
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor(dashed ? softInk : line);
    if (dashed) doc.dash(4, { space: 3 }).stroke().undash();
    else doc.stroke();
  });
}

const factLooks = { label: { width: labelWidth - gap, color: softInk }, value: { width: width - labelWidth } };

export const factHeight = (doc: Doc, { label, value }: Fact): number =>
  Math.max(heightOf(doc, label, factLooks.label), heightOf(doc, value, factLooks.value)) + 2;

export function drawFact(doc: Doc, root: PaperSection, fact: Fact): void {
  const height = factHeight(doc, fact);
  makeRoom(doc, height);
  const y = doc.y;
  addTagged(doc, root, 'P', () => {
    drawText(doc, fact.label, margin, y, factLooks.label);
    drawText(doc, fact.value, margin + labelWidth, y, factLooks.value);
    doc.y = y + height;
  });
}

export const labelsHeight = 12 + gap;

export const rowHeight = (doc: Doc, { columns }: Table, row: string[]): number =>
  Math.max(...row.map((text, at) => heightOf(doc, text, { width: (columns[at]?.width ?? 0) - gap }))) + gap;

export async function drawTable(doc: Doc, root: PaperSection, table: Table): Promise<void> {
  const part = doc.struct('Table');
  root.add(part);
  drawLabels(doc, part, table);
  for (const [at, row] of table.rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    const height = rowHeight(doc, table, row);
    if (makeRoom(doc, height + gap)) drawLabels(doc, part, table);
    drawRow(doc, part, table, row, { tag: 'TD', height });
  }
  part.end();
  doc.y += gap;
}

const drawLabels = (doc: Doc, part: PaperSection, table: Table): void => {
  const labels = table.columns.map(({ label }) => label);
  drawRow(doc, part, table, labels, { tag: 'TH', height: labelsHeight });
};

function drawRow(doc: Doc, part: PaperSection, { columns }: Table, row: string[], { tag, height }: RowLook): void {
  const isHead = tag === 'TH';
  const tr = doc.struct('TR');
  part.add(tr);
  const y = doc.y + gap / 2;
  let x = margin;
  for (const [at, { width: wide, numeric }] of columns.entries()) {
    const left = x;
    const look: TextStyle = {
      width: wide - gap,
      align: numeric ? 'right' : 'left',
      ...(isHead && { font: 'strong', size: 8.5, color: softInk }),
    };
    // The package supports `scope`, but its types do not.
    const options: object = isHead ? { scope: 'Column' } : {};
    tr.add(doc.struct(tag, options, () => drawText(doc, row[at] ?? '', left, y, look)));
    x += wide;
  }
  tr.end();
  doc.y = y - gap / 2 + height;
  drawRule(doc, doc.y);
}
type RowLook = { tag: 'TH' | 'TD'; height: number };

const sumLooks = ({ strong }: Sum): { label: TextStyle; value: TextStyle } => {
  const look: TextStyle = { align: 'right', ...(strong && { font: 'strong', size: 11 }) };
  return { label: { ...look, width: width - amountWidth }, value: { ...look, width: amountWidth - gap } };
};

export const sumHeight = (doc: Doc, sum: Sum): number =>
  Math.max(heightOf(doc, sum.label, sumLooks(sum).label), heightOf(doc, sum.value, sumLooks(sum).value)) + 2;

export function drawSum(doc: Doc, root: PaperSection, sum: Sum): void {
  const height = sumHeight(doc, sum);
  makeRoom(doc, height);
  const y = doc.y;
  const looks = sumLooks(sum);
  addTagged(doc, root, 'P', () => {
    drawText(doc, sum.label, margin, y, looks.label);
    drawText(doc, sum.value, margin + width - amountWidth, y, looks.value);
    doc.y = y + height;
  });
}

const noteLook = { size: 8.5, color: softInk };

export const noteHeight = (doc: Doc, text: string): number => heightOf(doc, text, noteLook) + gap;

export function drawNote(doc: Doc, root: PaperSection, text: string): void {
  makeRoom(doc, noteHeight(doc, text) - gap);
  addTagged(doc, root, 'P', () => drawText(doc, text, margin, doc.y, noteLook));
  doc.y += gap;
}

const subtitleLook = { size: 11, font: 'strong' } as const;

/** Never at the foot of a page, away from what it is the title of. */
export function drawSubtitle(doc: Doc, root: PaperSection, text: string): void {
  makeRoom(doc, heightOf(doc, text, subtitleLook) + labelsHeight * 3);
  addTagged(doc, root, 'H2', () => drawText(doc, text, margin, doc.y + gap, subtitleLook));
  doc.y += gap;
}

const highlightLook = { size: 16, font: 'strong', width: width - gap * 4 } as const;

/** In a frame across the page. */
export function drawHighlight(doc: Doc, root: PaperSection, text: string): void {
  const height = heightOf(doc, text, highlightLook) + gap * 2;
  makeRoom(doc, height);
  const y = doc.y;
  drawArtifact(doc, () => doc.rect(margin, y, width, height).lineWidth(1.5).strokeColor(ink).stroke());
  addTagged(doc, root, 'P', () => drawText(doc, text, margin + gap * 2, y + gap, highlightLook));
  doc.y = y + height + gap * 2;
}
