import { expect, test } from '@jest/globals';
import { readPdf } from '../../../test/pdf.ts';
import { drawPaper } from './draw-paper.ts';
import type { Handout, PaperContent } from './paper-content.ts';

const aSheet = (rows: number, change: Partial<PaperContent> = {}): PaperContent => ({
  name: 'pedido-V26-004817',
  locale: 'de',
  title: 'Bestellung V26-004817',
  at: new Date('2026-03-16T10:00:00Z'),
  parties: [
    { title: 'Verkauf durch', lines: ['Velia Moda Íntima, S.L.'] },
    { title: 'Gekauft von', lines: ['Łucja Őrsi Наталья Ştefania'] },
  ],
  facts: [{ label: 'Größe', value: '¿Sí? ¡Año! «ñandú» „Maß“ “don’t” – …' }],
  table: {
    columns: [
      { label: 'Artikel', width: 300 },
      { label: 'Betrag', width: 205, numeric: true },
    ],
    rows: Array.from({ length: rows }, (_, at) => [`Artikel ${at + 1}`, '€1,234.50']),
  },
  sums: [{ label: 'Gesamtbetrag', value: '€1,234.50', strong: true }],
  notes: ['Dieses Dokument ist keine Rechnung.'],
  page: (number, count) => `Seite ${number} von ${count}`,
  ...change,
});

test('B022 a document is A4, declares language and title, and is tagged in reading order', async () => {
  const bytes = await drawPaper(aSheet(1));
  const { pages, tags, language, sizes } = readPdf(bytes);
  expect(sizes).toEqual(['0 0 595.28 841.89']);
  expect(language).toBe('de');
  expect(bytes.toString('latin1')).toMatch(/\/DisplayDocTitle true/);
  expect(new Set(tags)).toEqual(new Set(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']));
  expect(pages[0]?.slice(0, 4)).toEqual(['Velia', 'Bestellung V26-004817', 'Verkauf durch', 'Velia Moda Íntima, S.L.']);
});

test("B022 the letters of the sample's European names can be extracted again", async () => {
  const sheet = aSheet(0);
  const text = readPdf(await drawPaper(sheet)).pages.flat();
  expect(text).toEqual(expect.arrayContaining([...(sheet.parties[1]?.lines ?? []), sheet.facts[0]?.value]));
});

test('B022 a long order spans pages, each with column headings and page number, and loses no line', async () => {
  const { pages } = readPdf(await drawPaper(aSheet(100)));
  expect(pages.length).toBeGreaterThan(2);
  const items = pages.flat().filter((text) => /^Artikel \d+$/.test(text));
  expect(items).toEqual(Array.from({ length: 100 }, (_, at) => `Artikel ${at + 1}`));
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Betrag');
    expect(page.at(-1)).toBe(`Velia · Bestellung V26-004817 · Seite ${at + 1} von ${pages.length}`);
  }
  expect(pages.at(-1)).toContain('Gesamtbetrag');
});

test('N03 small lists share a page after the cover, and none that fits on a page is split', async () => {
  const aLeaf = (title: string, rows: number): Handout => ({
    title,
    facts: [{ label: 'Bestellung', value: 'V26-004817' }],
    table: {
      columns: [{ label: 'Artikel', width: 120 }],
      rows: Array.from({ length: rows }, (_, at) => [`${title}: Artikel ${at + 1}`]),
    },
    sums: [{ label: `${title}: zu kassieren`, value: '€1,234.50', strong: true }],
    notes: rows % 2 === 0 ? [`${title}: ausverkauft`] : [],
  });
  // Of many lengths, so that pages end at every position.
  const leaves = Array.from({ length: 90 }, (_, at) => aLeaf(`Liste ${at + 10}`, 1 + ((at * 7) % 13)));
  const { pages } = readPdf(await drawPaper(aSheet(1, { leaves })));
  const listsOn = pages.map((page) => leaves.filter(({ title }) => page.some((text) => text.startsWith(title))));
  expect(listsOn.slice(0, 2)).toEqual([[], leaves.slice(0, 2)]);
  expect(listsOn.flat()).toEqual(leaves);
  for (const [at, page] of pages.entries())
    for (const { table, sums, notes } of listsOn[at] ?? [])
      expect(page).toEqual(expect.arrayContaining([...table.rows.flat(), ...sums.map(({ label }) => label), ...notes]));
});

test('B022 the same document has the same bytes, and another one differs', async () => {
  const first = await drawPaper(aSheet(3));
  expect((await drawPaper(aSheet(3))).equals(first)).toBe(true);
  expect((await drawPaper(aSheet(4))).equals(first)).toBe(false);
});

test('B022 drawing a long document does not block other work', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  await drawPaper(aSheet(100));
  clearImmediate(waiting);
  expect(turns).toBeGreaterThan(3);
});
