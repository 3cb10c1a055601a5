import { brandName } from 'contract/brand-name.ts';
import {
  accentColor,
  addTagged,
  bottom,
  type Doc,
  drawFact,
  drawNote,
  drawRule,
  drawSum,
  drawTable,
  drawText,
  factHeight,
  gap,
  heightOf,
  labelsHeight,
  margin,
  noteHeight,
  type PaperSection,
  rowHeight,
  sumHeight,
} from './draw-blocks.ts';
import type { Handout } from './paper-content.ts';

const brandLook = { size: 15, font: 'strong', color: accentColor } as const;
const titleLook = { size: 15, font: 'strong' } as const;
/** Space to cut along. */
const between = gap * 8;

/** The first leaf begins a page; small ones share a page, and none that fits on a page is split. */
export async function drawHandout(
  doc: Doc,
  root: PaperSection,
  leaf: Handout,
  { first }: { first: boolean },
): Promise<void> {
  if (!first && fits(doc, leaf)) {
    drawRule(doc, doc.y + between / 2, { dashed: true });
    doc.y += between;
  } else {
    doc.addPage();
    doc.y = margin;
  }
  const { title, facts, table, sums, notes } = leaf;
  addTagged(doc, root, 'P', () => drawText(doc, brandName, margin, doc.y, brandLook));
  addTagged(doc, root, 'H2', () => drawText(doc, title, margin, doc.y + gap, titleLook));
  doc.y += gap * 2;
  for (const fact of facts) drawFact(doc, root, fact);
  doc.y += gap * 2;
  await drawTable(doc, root, table);
  for (const sum of sums) drawSum(doc, root, sum);
  if (notes.length > 0) doc.y += gap * 2;
  for (const note of notes) drawNote(doc, root, note);
}

/** Stops measuring where the page is full, however long the list. */
function fits(doc: Doc, leaf: Handout): boolean {
  let y = doc.y + between;
  for (const height of heightsIn(doc, leaf)) {
    y += height;
    if (y > bottom) return false;
  }
  return true;
}

function* heightsIn(doc: Doc, { title, facts, table, sums, notes }: Handout): Generator<number> {
  yield heightOf(doc, brandName, brandLook) + gap + heightOf(doc, title, titleLook) + gap * 2;
  for (const fact of facts) yield factHeight(doc, fact);
  yield gap * 2 + labelsHeight;
  for (const row of table.rows) yield rowHeight(doc, table, row);
  yield gap;
  for (const sum of sums) yield sumHeight(doc, sum);
  if (notes.length > 0) yield gap * 2;
  for (const note of notes) yield noteHeight(doc, note);
}
