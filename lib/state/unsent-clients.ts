import { pagePerson } from '@/lib/session/page-person';
import { tabStorage } from './web-storage';

// Who was read from a file and is in no book yet. Of others it is: whoever signs out leaves nothing of it, and whoever
// comes after her takes away what a sign-out that no page of this tab heard has left.
const name = 'client-import';

type StoredDraft = { person: string; value: unknown };
const person = () => pagePerson('executive') ?? '';

export const keepUnsent = (value: unknown): void =>
  void tabStorage.write(name, JSON.stringify({ person: person(), value } satisfies StoredDraft));
export const forgetUnsent = (): void => void tabStorage.write(name, null);

/** Hers whose page it is; another one's goes. */
export function recallUnsent<T>(): T | null {
  const kept = tabStorage.readJson(name) as StoredDraft | null;
  if (kept?.person === person()) return kept.value as T;
  if (kept) forgetUnsent();
  return null;
}

/** On a page of hers that does not show it. */
export function forgetOthersUnsent(): void {
  if (person() !== '') recallUnsent();
}
