import { readFileSync } from 'node:fs';

const file = new URL('../../../data/common-passwords.txt', import.meta.url);
let list: Set<string> | null = null;

/** Read at first need and kept: some 100 kB. */
function readList(): Set<string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('# ')));
}

/** Whether everybody who guesses tries it first: as it is, or with signs behind it. */
export function isCommonPassword(password: string): boolean {
  list ??= readList();
  const plain = password.normalize('NFC').toLowerCase();
  return list.has(plain) || list.has(plain.replace(/[^\p{L}\p{N}]+$/u, ''));
}
