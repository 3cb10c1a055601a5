import { afterEach, expect, test } from '@jest/globals';
import { deleteOfflineCopies } from './session-mutations';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

test('N20 deleting the copies of the desk deletes those of every build, and nothing else', async () => {
  const names = new Set(['desk:one:a:files', 'desk:two:a:desk', 'of-somebody-else']);
  Object.assign(globalThis, {
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  });
  await deleteOfflineCopies();
  expect([...names]).toEqual(['of-somebody-else']);
});

test('deleting the copies of the desk does not fail without storage for them or with it blocked', async () => {
  await expect(deleteOfflineCopies()).resolves.toBeUndefined();
  Object.assign(globalThis, { caches: { keys: () => Promise.reject(new DOMException('closed', 'SecurityError')) } });
  await expect(deleteOfflineCopies()).resolves.toBeUndefined();
});
