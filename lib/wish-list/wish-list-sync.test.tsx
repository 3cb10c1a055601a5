import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SessionInfo, SignedIn } from '@/lib/session/session-info';
import { shopState } from '@/lib/state/shop-state';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import { wishList } from './wish-list';
import type { Wish } from './wish-list-rules';
import { syncWithAccount } from './wish-list-sync';

const alba = { reference: 'V1042', colour: '001' };
const brisa = { reference: 'V2210', colour: '014' };
const coral = { reference: 'V3000', colour: '002' };

const person = (id: string, change: Partial<SignedIn> = {}): SignedIn => ({
  id,
  name: 'Emma',
  role: 'ROLE_C',
  lang: 'es',
  passwordChanged: true,
  exp: 0,
  actor: null,
  ...change,
});
const nobody: SessionInfo = { executive: null, client: null };
const client = (id: string): SessionInfo => ({ executive: null, client: person(id) });

/** The session that our own host returns, by the cookie. */
let cookie: SessionInfo = nobody;

type SyncCall = { ambito: string; add: { reference: string }[]; remove: { reference: string }[] };
type Wire = { reference: string; colour: string };

/** The account in the fake backend. */
let account: Wire[] = [];
let told: SyncCall[] = [];
let online = true;
let meanwhile: () => void | Promise<void> = () => {};
const realFetch = globalThis.fetch;
const toWire = ({ reference, colour }: Wish): Wire => ({ reference: reference, colour: colour });
const same = (a: Wire) => (b: Wire) => a.reference === b.reference && a.colour === b.colour;

async function answer(address: unknown, init: RequestInit = {}): Promise<Response> {
  if (!online) throw new TypeError('failed to fetch');
  if (!String(address).endsWith('/api/deseos/sincronizar')) return Response.json(cookie);
  const page = new Headers(init.headers).get('x-page-client');
  if (cookie.client && page && page !== cookie.client.id) {
    return Response.json(anEnvelope(null, { codigo: 1, mensaje: 'error.signedOut' }), { status: 401 });
  }
  const body = JSON.parse(String(init.body));
  told.push(body);
  account = account.filter((wish) => !body.remove.some(same(wish)));
  account = [...body.add.filter((wish: Wire) => !account.some(same(wish))), ...account];
  const theirs = account;
  await meanwhile();
  return Response.json(anEnvelope({ wishes: theirs }));
}

beforeEach(() => {
  account = [];
  told = [];
  online = true;
  cookie = nobody;
  meanwhile = () => {};
  wishList.forget();
  setCookie('XSRF-TOKEN=x');
  globalThis.fetch = jest.fn(answer) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const wishes = () => wishList.get().wishes;

test("F020 at sign-in the device's list and the account's are merged, on both sides", async () => {
  account = [toWire(brisa)];
  wishList.add([alba]);
  await syncWithAccount(client('sign-in'));
  expect(wishes()).toEqual([alba, brisa]);
  expect(account).toEqual([toWire(alba), toWire(brisa)]);
  expect(told[0]).toMatchObject({ ambito: 'cliente' });
});

test('F020 later changes are sent, and without changes no call is made', async () => {
  wishList.add([alba]);
  await syncWithAccount(client('changes'));
  await syncWithAccount(client('changes'));
  expect(told).toHaveLength(1);
  wishList.toggle(brisa);
  wishList.toggle(alba);
  await syncWithAccount(client('changes'));
  expect(told[1]).toEqual({ ambito: 'cliente', add: [toWire(brisa)], remove: [toWire(alba)] });
  expect(wishList.get()).toMatchObject({ wishes: [brisa], added: [], removed: [] });
});

test('F019 N22 no size is sent to an account, and the device keeps its own', async () => {
  const inMine = { ...alba, size: '85B' };
  wishList.add([inMine]);
  account = [toWire(brisa)];
  await syncWithAccount(client('sizes'));
  expect(told[0]?.add).toEqual([toWire(alba)]);
  expect(wishes()).toEqual([inMine, brisa]);
});

test('F020 signing out removes the list from the device, and the account keeps it', async () => {
  wishList.add([alba]);
  await syncWithAccount(client('out'));
  await syncWithAccount(nobody);
  expect(wishList.get()).toMatchObject({ wishes: [], account: null });
  expect(localStorage.getItem('wish-list')).toBeNull();
  expect(account).toEqual([toWire(alba)]);
});

test('F020 another person who signs in gets nothing of the list before, and contributes nothing to it', async () => {
  wishList.add([alba]);
  await syncWithAccount(client('first'));
  account = [toWire(coral)];
  await syncWithAccount(client('second'));
  expect(wishes()).toEqual([coral]);
  expect(account).toEqual([toWire(coral)]);
});

test('F020 a list without an account stays while nobody is signed in', async () => {
  wishList.add([alba]);
  await syncWithAccount(nobody);
  expect(wishes()).toEqual([alba]);
  expect(told).toEqual([]);
});

test('F020 changes that could not be sent are sent the next time', async () => {
  wishList.add([alba]);
  await syncWithAccount(client('offline'));
  online = false;
  wishList.toggle(brisa);
  await syncWithAccount(client('offline'));
  expect(wishes()).toEqual([brisa, alba]);
  online = true;
  await syncWithAccount(client('offline'));
  expect(account).toEqual([toWire(brisa), toWire(alba)]);
});

test('F020 changes during a call are kept and sent after it', async () => {
  wishList.add([alba]);
  meanwhile = () => {
    meanwhile = () => {};
    wishList.toggle(brisa);
    wishList.toggle(alba);
  };
  await syncWithAccount(client('meanwhile'));
  expect(wishes()).toEqual([brisa]);
  await syncWithAccount(client('meanwhile'));
  expect(account).toEqual([toWire(brisa)]);
  expect(wishes()).toEqual([brisa]);
});

test('F020 three syncs without a known session request the session once', async () => {
  await Promise.all([syncWithAccount(null), syncWithAccount(null)]);
  await syncWithAccount(null);
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  expect(shopState.get().session).toEqual(nobody);
});

test('F020 a response after the person has changed leaves nothing behind and gives the next person nothing', async () => {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  account = [toWire(brisa)];
  meanwhile = () => {
    meanwhile = () => {};
    begun.resolve();
    return held.promise;
  };
  const first = syncWithAccount(client('slow'));
  await begun.promise;
  account = [toWire(coral)];
  const second = syncWithAccount(client('next'));
  held.resolve();
  await Promise.all([first, second]);
  expect(wishes()).toEqual([coral]);
  expect(account).toEqual([toWire(coral)]);
});

test('F020 a response after signing out leaves nothing behind', async () => {
  account = [toWire(brisa)];
  meanwhile = () => syncWithAccount(nobody);
  await syncWithAccount(client('left'));
  expect(wishList.get()).toMatchObject({ wishes: [], account: null });
});

test('F020 a page that does not know of a new sign-in yet neither takes that person’s list nor deletes it', async () => {
  const before = client('before');
  cookie = before;
  await syncWithAccount(before);
  // In another tab someone else has signed in and added something to the list.
  cookie = client('after');
  const theirs = { wishes: [coral], account: 'cliente:after', added: [coral], removed: [] };
  wishList.keep(theirs);
  await syncWithAccount(before);
  expect(wishList.get()).toEqual(theirs);
  expect(shopState.get().session).toEqual(cookie);
  wishList.keep({ wishes: [alba], account: null, added: [], removed: [] });
  told = [];
  await syncWithAccount(before);
  expect(told).toEqual([]);
  expect(wishList.get()).toMatchObject({ wishes: [alba], account: null });
});

test("F020 an advisor who acts for an executive leaves the device's list unchanged", async () => {
  wishList.add([alba]);
  const actor = { sub: 'A1', name: 'Marta', until: 0 };
  await syncWithAccount({ executive: person('acting', { role: 'ROLE_W', actor }), client: null });
  expect(wishes()).toEqual([alba]);
  expect(told).toEqual([]);
});
