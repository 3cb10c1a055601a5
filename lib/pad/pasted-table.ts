import { matchClient } from '@/lib/order/client-match';
import type { Person } from '@/lib/order/order-line';
import { isCode, isQuantity, toSize } from './pasted-chat';
import type { PastedClient, PastedLine } from './pasted-line';
import { bareSize, type Column, columns, plain, selfWords } from './pasted-words';

type Table = { rows: { source: string; cells: string[] }[]; heads: (Column | null)[] | null };

/** Rows of a spreadsheet or a CSV file; null for other text. */
export function toTable(text: string): Table | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  for (const separator of ['\t', ';', ',']) {
    const rows = lines.map((source) => ({ source: source.trim(), cells: splitCells(source, separator) }));
    const heads = rows[0] ? toHeads(rows[0].cells) : null;
    const isTable = heads || hasCells(rows, separator);
    if (isTable) return { rows: heads ? rows.slice(1) : rows, heads };
  }
  return null;
}

/**
 * Rows with a cell that is a code and nothing else: half of them when tabs separate cells. A comma is ordinary
 * punctuation too, so there every cell has to be code, number or size.
 */
function hasCells(rows: Table['rows'], separator: string): boolean {
  const isBare = (cell: string) => isCode(cell) || /^\d*$/.test(cell) || bareSize.test(cell.toLowerCase());
  const good = rows.filter(
    ({ cells }) => cells.length > 1 && cells.some(isCode) && (separator !== ',' || cells.every(isBare)),
  );
  return good.length > 0 && good.length >= rows.length * (separator === '\t' ? 0.5 : 1);
}

function toHeads(cells: string[]): (Column | null)[] | null {
  const names = Object.keys(columns) as Column[];
  const heads = cells.map((cell) => {
    const word = plain(cell).trim();
    return names.find((name) => columns[name].has(word)) ?? null;
  });
  return heads.includes('code') ? heads : null;
}

/** Quoted cells may contain the separator; a doubled quote stands for one. */
function splitCells(line: string, separator: string): string[] {
  const cell = new RegExp(`(?:^|${separator})\\s*(?:"((?:[^"]|"")*)"[^${separator}]*|([^${separator}]*))`, 'g');
  return [...line.matchAll(cell)].map(([, quoted, bare]) => (quoted?.replaceAll('""', '"') ?? bare ?? '').trim());
}

export const readTable = ({ rows, heads }: Table, clients: Person[]): PastedLine[] =>
  rows.map(({ source, cells }) => (heads ? readNamed(source, cells, heads) : readGuessed(source, cells, clients)));

function readNamed(source: string, cells: string[], heads: (Column | null)[]): PastedLine {
  const cell = (name: Column) => cells[heads.indexOf(name)] ?? '';
  return toLine(source, {
    code: cell('code'),
    quantity: cell('quantity'),
    size: cell('size'),
    words: cell('colour'),
    client: toClient(cell('client')),
  });
}

/** Without a heading row: each cell is guessed by its form, and a name counts only if it is a known client. */
function readGuessed(source: string, cells: string[], clients: Person[]): PastedLine {
  const code = cells.find(isCode) ?? '';
  const others = cells.filter((cell) => cell && cell !== code);
  const quantity = others.find((cell) => /^\d{1,4}$/.test(cell)) ?? '';
  const size = others.find((cell) => bareSize.test(cell.toLowerCase())) ?? '';
  const texts = others.filter((cell) => cell !== quantity && cell !== size);
  const client = texts.map((cell) => matchClient(cell, clients)).find(Boolean) ?? null;
  const words = texts.filter((cell) => matchClient(cell, clients) === null).join(' ');
  return toLine(source, { code, quantity, size, words, client: client && { name: client.name } });
}

type Cells = { code: string; quantity: string; size: string; words: string; client: PastedClient };

function toLine(source: string, { code, quantity, size, words, client }: Cells): PastedLine {
  const bare = code.replaceAll(/[\s.]/g, '');
  const amount = quantity === '' ? 1 : /^\d+$/.test(quantity) ? Number(quantity) : Number.NaN;
  const trouble = !isCode(bare) ? 'noCode' : isQuantity(amount) ? null : 'quantity';
  return {
    source,
    code: isCode(bare) ? bare.toUpperCase() : '',
    quantity: Number.isNaN(amount) ? 0 : amount,
    size: size ? toSize(size) : null,
    words,
    client,
    trouble,
  };
}

const toClient = (text: string): PastedClient => {
  if (!text) return null;
  return selfWords.has(plain(text)) ? 'self' : { name: text.slice(0, 60) };
};
