import type { Person } from '@/lib/order/order-line';
import { readChat } from './pasted-chat';
import type { PastedLine } from './pasted-line';
import { readTable, toTable } from './pasted-table';

/**
 * F098, N02. A chat message, cells of a spreadsheet or a file become lines. Whatever stands in the text becomes one,
 * with its trouble said where nothing can be ordered: nothing that was pasted vanishes.
 */
export function parsePastedLines(text: string, clients: Person[] = []): PastedLine[] {
  const clean = text.replace(/^\ufeff/, '');
  const table = toTable(clean);
  return table ? readTable(table, clients) : readChat(clean, clients);
}
