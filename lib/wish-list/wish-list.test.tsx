import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { wishListMax } from '@/contract/public-rules';
import { wishList } from './wish-list';

const alba = { reference: 'V1042', colour: '001' };
const brisa = { reference: 'V2210', colour: '014' };
const coral = { reference: 'V3000', colour: '002' };
const many = (count: number) => Array.from({ length: count }, (_, place) => ({ reference: `V${place}`, colour: '1' }));

/** Simulates a write by another tab. */
function fromAnotherTab(value: unknown): void {
  localStorage.setItem('wish-list', typeof value === 'string' ? value : JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'wish-list' }));
}

beforeEach(() => wishList.forget());
afterEach(() => {
  jest.restoreAllMocks();
});

test('F019 a heart adds a style in a colour to the list and removes it again, the newest first', () => {
  wishList.toggle(alba);
  wishList.toggle(brisa);
  expect(wishList.get().wishes).toEqual([brisa, alba]);
  wishList.toggle(alba);
  expect(wishList.get().wishes).toEqual([brisa]);
  expect(JSON.parse(localStorage.getItem('wish-list') ?? '{}').wishes).toEqual([brisa]);
});

test('F019 a full list accepts nothing more, says so and is unchanged', () => {
  expect(wishList.add(many(wishListMax))).toBe(true);
  expect(wishList.toggle(alba)).toBe(false);
  expect(wishList.get().wishes).toEqual(many(wishListMax));
  wishList.remove(many(1));
  expect(wishList.toggle(alba)).toBe(true);
});

test('F019 changes of another tab arrive by themselves', () => {
  const heard = jest.fn();
  const leave = wishList.subscribe(heard);
  fromAnotherTab({ wishes: [alba] });
  expect(wishList.get().wishes).toEqual([alba]);
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
});

test('F019 changes of another page that this one has not seen yet are kept', () => {
  wishList.add([alba]);
  localStorage.setItem('wish-list', JSON.stringify({ wishes: [coral, alba] }));
  wishList.add([brisa]);
  expect(wishList.get().wishes).toEqual([brisa, coral, alba]);
  localStorage.setItem('wish-list', JSON.stringify({ wishes: [coral, brisa] }));
  wishList.remove([brisa]);
  expect(wishList.get().wishes).toEqual([coral]);
});

test('F020 a page that becomes visible shows the current list, and nothing of a person who has signed out', () => {
  wishList.keep({ wishes: [alba], account: 'cliente:Ana', added: [], removed: [] });
  const heard = jest.fn();
  const leave = wishList.subscribe(heard);
  localStorage.removeItem('wish-list');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(wishList.get()).toMatchObject({ wishes: [], account: null });
  leave();
});

test('F019 changes that could not be stored stay on the page, whatever another tab stores', () => {
  const leave = wishList.subscribe(() => {});
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  wishList.add([alba]);
  write.mockRestore();
  fromAnotherTab({ wishes: [coral] });
  expect(wishList.get().wishes).toEqual([alba]);
  leave();
});

test.each(['{', 'null', '7', '{"wishes":7}', '{"wishes":[{"reference":1},null,{"reference":"V1042","colour":"001"}]}'])(
  'F019 a store with %s gives its readable part',
  (text) => {
    const leave = wishList.subscribe(() => {});
    fromAnotherTab(text);
    expect(wishList.get().wishes).toEqual(text.includes('V1042') ? [alba] : []);
    leave();
  },
);

test('F019 with storage blocked the list lives as long as the page and says so', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  wishList.toggle(alba);
  expect(wishList.get().wishes).toEqual([alba]);
  expect(wishList.isClosed()).toBe(true);
  write.mockRestore();
  wishList.toggle(brisa);
  expect(wishList.isClosed()).toBe(false);
});

test('F020 only a list that belongs to an account records changes to send', () => {
  wishList.toggle(alba);
  expect(wishList.get()).toMatchObject({ added: [], removed: [] });
  wishList.keep({ wishes: [alba], account: 'cliente:Ana', added: [], removed: [] });
  wishList.toggle(brisa);
  wishList.toggle(alba);
  expect(wishList.get()).toMatchObject({ added: [brisa], removed: [alba] });
  wishList.toggle(brisa);
  expect(wishList.get()).toMatchObject({ wishes: [], added: [], removed: [brisa, alba] });
});
