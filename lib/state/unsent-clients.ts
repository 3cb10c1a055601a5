import { pagePerson } from '@/lib/session/page-person';
import { forget, placeOf, recall, remember } from './tab-memory';
import { tabStorage } from './web-storage';

// Who was read from a file and is in no book yet. Of others it is: whoever signs out leaves nothing of it.
const name = 'client-import';

export const recallUnsent = <T>(): T | null => recall<T>(name);
export const keepUnsent = (value: unknown): void => remember(name, value);
export const forgetUnsent = (): void => forget(name);

/** What another executive left in this tab, whose sign-out no page of hers may have heard. */
export function forgetOthersUnsent(): void {
  if (!pagePerson('executive')) return;
  for (const key of tabStorage.keys())
    if (key.endsWith(`:${name}`) && key !== placeOf(name)) tabStorage.write(key, null);
}
