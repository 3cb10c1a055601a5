import { pagePerson } from '@/lib/session/page-person';
import { tabStorage } from './web-storage';

// Clients read from a file and not yet in the book: data of other people. Signing out deletes it, and so does the
// next executive's first page, in case no page of this tab noticed the sign-out.
const name = 'client-import';

type StoredDraft = { person: string; value: unknown };
const person = () => pagePerson('executive') ?? '';

export const keepImportDraft = (value: unknown): void =>
  void tabStorage.write(name, JSON.stringify({ person: person(), value } satisfies StoredDraft));
export const forgetImportDraft = (): void => void tabStorage.write(name, null);

/** Returns the draft of the page's person; another person's is deleted. */
export function recallImportDraft<T>(): T | null {
  const kept = tabStorage.readJson(name) as StoredDraft | null;
  if (kept?.person === person()) return kept.value as T;
  if (kept) forgetImportDraft();
  return null;
}

/** For pages of an executive that do not show the draft. */
export function forgetOthersImportDraft(): void {
  if (person() !== '') recallImportDraft();
}
