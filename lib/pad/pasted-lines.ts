import type { Person } from '@/lib/order/order-line';
import { readChat } from './pasted-chat';
import type { PastedLine } from './pasted-line';
import { readTable, toTable } from './pasted-table';

/**
 * F098, N02. Turns a chat message, cells of a spreadsheet or a file into lines. A part that cannot be ordered becomes
 * a line with its reason: no pasted text is lost.
 */
export function parsePastedLines(text: string, clients: Person[] = []): PastedLine[] {
  const clean = text.replace(/^\ufeff/, '');
  const table = toTable(clean);
  return table ? readTable(table, clients) : readChat(clean, clients);
}
