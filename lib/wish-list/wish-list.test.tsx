import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { wishListMax } from '@/contract/public-rules';
import { wishList } from './wish-list';

const alba = { reference: 'V1042', colour: '001' };
const brisa = { reference: 'V2210', colour: '014' };
const coral = { reference: 'V3000', colour: '002' };
const many = (count: number) => Array.from({ length: count }, (_, place) => ({ reference: `V${place}`, colour: '1' }));

/** Another tab wrote this. */
function fromAnotherTab(value: unknown): void {
  localStorage.setItem('wish-list', typeof value === 'string' ? value : JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'wish-list' }));
}

beforeEach(() => wishList.forget());
afterEach(() => {
  jest.restoreAllMocks();
});

test('F019 a heart puts a style in a colour on the list and takes it off again, the newest first', () => {
  wishList.toggle(alba);
  wishList.toggle(brisa);
  expect(wishList.get().wishes).toEqual([brisa, alba]);
  wishList.toggle(alba);
  expect(wishList.get().wishes).toEqual([brisa]);
  expect(JSON.parse(localStorage.getItem('wish-list') ?? '{}').wishes).toEqual([brisa]);
});

test('F019 a full list takes nothing more in, says so and stays as it was', () => {
  expect(wishList.add(many(wishListMax))).toBe(true);
  expect(wishList.toggle(alba)).toBe(false);
  expect(wishList.get().wishes).toEqual(many(wishListMax));
  wishList.remove(many(1));
  expect(wishList.toggle(alba)).toBe(true);
});

test('F019 what another tab did arrives by itself', () => {
  const heard = jest.fn();
  const leave = wishList.subscribe(heard);
  fromAnotherTab({ wishes: [alba] });
  expect(wishList.get().wishes).toEqual([alba]);
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
});

test('F019 what another page did before this one heard of it stays', () => {
  wishList.add([alba]);
  localStorage.setItem('wish-list', JSON.stringify({ wishes: [coral, alba] }));
  wishList.add([brisa]);
  expect(wishList.get().wishes).toEqual([brisa, coral, alba]);
  localStorage.setItem('wish-list', JSON.stringify({ wishes: [coral, brisa] }));
  wishList.remove([brisa]);
  expect(wishList.get().wishes).toEqual([coral]);
});

test('F020 a page that comes back finds the list as it is by now, and nothing of who has left', () => {
  wishList.keep({ wishes: [alba], account: 'cliente:Ana', added: [], removed: [] });
  const heard = jest.fn();
  const leave = wishList.subscribe(heard);
  localStorage.removeItem('wish-list');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(wishList.get()).toMatchObject({ wishes: [], account: null });
  leave();
});

test('F019 what could not be written stays on the page, whatever another tab writes', () => {
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
  'F019 a store that holds %s gives what can be read of it',
  (text) => {
    const leave = wishList.subscribe(() => {});
    fromAnotherTab(text);
    expect(wishList.get().wishes).toEqual(text.includes('V1042') ? [alba] : []);
    leave();
  },
);

test('F019 where the browser keeps nothing the list lives with the page and says so', () => {
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

test('F020 only a list that is in step with an account remembers what is still to be told', () => {
  wishList.toggle(alba);
  expect(wishList.get()).toMatchObject({ added: [], removed: [] });
  wishList.keep({ wishes: [alba], account: 'cliente:Ana', added: [], removed: [] });
  wishList.toggle(brisa);
  wishList.toggle(alba);
  expect(wishList.get()).toMatchObject({ added: [brisa], removed: [alba] });
  wishList.toggle(brisa);
  expect(wishList.get()).toMatchObject({ wishes: [], added: [], removed: [brisa, alba] });
});
