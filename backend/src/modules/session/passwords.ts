import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';

// argon2id with OWASP's first choice of parameters; the library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Verified against for an unknown user, so that both cases take the same work. Made on first use.
let decoy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password', cost);
  const otherwise = await decoy;
  const matches = await verify(passwordHash ?? otherwise, password.normalize('NFC'));
  return matches && passwordHash !== null;
}

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
