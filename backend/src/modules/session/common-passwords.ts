import { readFileSync } from 'node:fs';

const file = new URL('../../../data/common-passwords.txt', import.meta.url);
let list: Set<string> | null = null;

/** Read on first use and cached: about 100 kB. */
function readList(): Set<string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('# ')));
}

/** Whether it is a common password, as it is or with characters appended. */
export function isCommonPassword(password: string): boolean {
  list ??= readList();
  const plain = password.normalize('NFC').toLowerCase();
  return list.has(plain) || list.has(plain.replace(/[^\p{L}\p{N}]+$/u, ''));
}
