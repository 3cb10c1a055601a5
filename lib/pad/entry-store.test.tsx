import { afterEach, expect, jest, test } from '@jest/globals';
import { toLineInput } from '@/lib/order/line-mappers';
import type { Entry } from './entry';
import { createEntryStore } from './entry-store';

const anEntry = (key: string) => ({ key, code: '100231', quantity: 1, outcome: null, client: null }) as Entry;
const keysOf = (store: ReturnType<typeof createEntryStore>) => store.get().entries.map(({ key }) => key);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('N20 a tab that removes its own line keeps a line that another tab added unseen', () => {
  const [one, other] = [createEntryStore('7'), createEntryStore('7')];
  one.load();
  other.load();
  one.add([anEntry('a')]);
  other.add([anEntry('b')]);
  one.remove(['a']);
  one.load();
  expect(keysOf(one)).toEqual(['b']);
});

test('N20 a pending call stored by an earlier version is repeated unchanged', () => {
  const lines = [{ clave: 'a', cantidadPedida: 2, cliente: 'c1', referencia: 'V1042', talla: '85B' }];
  localStorage.setItem('order-entries:7', JSON.stringify({ entries: [anEntry('a')], batch: { key: 'k', lines } }));
  const store = createEntryStore('7');
  store.load();
  const { entries, batch } = store.get();
  expect(entries).toEqual([anEntry('a')]);
  expect(batch).toEqual({
    key: 'k',
    lines: [{ key: 'a', quantity: 2, client: 'c1', reference: 'V1042', size: '85B' }],
  });
  expect(JSON.stringify(batch?.lines.map(toLineInput))).toBe(JSON.stringify(lines));
  store.setBatch(batch);
  const other = createEntryStore('7');
  other.load();
  expect(other.get().batch).toEqual(JSON.parse(JSON.stringify(batch)));
});

test('N20 with storage blocked the lines live as long as the page', () => {
  const store = createEntryStore('7');
  store.load();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  store.add([anEntry('a')]);
  store.load();
  store.add([anEntry('b')]);
  expect(keysOf(store)).toEqual(['a', 'b']);
  expect(store.isClosed()).toBe(true);
});

test('N20 a confirmed new client is set on each line that waits for it, and on no other', () => {
  const store = createEntryStore('7');
  const aLineFor = (key: string, name: string, outcome: Entry['outcome']) =>
    ({ ...anEntry(key), client: { name }, outcome }) as Entry;
  const nuria = { id: 'c1', name: 'Nuria Gil' } as NonNullable<Entry['client']>;
  store.add([aLineFor('a', 'Nuria', 'newClient'), aLineFor('b', 'Nuria', null), aLineFor('c', 'Ana', 'newClient')]);
  store.nameClient('Nuria', nuria);
  expect(store.get().entries.map(({ key, client, outcome }) => [key, client?.name, outcome])).toEqual([
    ['a', 'Nuria Gil', null],
    ['b', 'Nuria', null],
    ['c', 'Ana', 'newClient'],
  ]);
});

test('N20 one executive’s lines are not shown to another', () => {
  createEntryStore('7').add([anEntry('a')]);
  const other = createEntryStore('8');
  other.load();
  expect(keysOf(other)).toEqual([]);
});
