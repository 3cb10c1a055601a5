import { expect, test } from '@jest/globals';
import { clientKeys } from '@/contract/client-book/message-keys';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

test.each([
  ['es', es],
  ['en', en],
  ['de', de],
] as const)('in %s there are words for every reason that an entry of the book is refused for', (_, messages) => {
  const names = Object.values(clientKeys).map((key) => key.slice(key.lastIndexOf('.') + 1));
  expect(Object.keys(messages.clientBook.reasons).toSorted()).toEqual(names.toSorted());
});
