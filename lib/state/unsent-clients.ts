import { forget, recall, remember } from './tab-memory';

// Who was read from a file and is in no book yet. Of others it is: whoever signs out leaves nothing of it.
const name = 'client-import';

export const recallUnsent = <T>(): T | null => recall<T>(name);
export const keepUnsent = (value: unknown): void => remember(name, value);
export const forgetUnsent = (): void => forget(name);
