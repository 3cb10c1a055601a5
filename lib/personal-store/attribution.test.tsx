import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { blankGuest } from '@/lib/checkout/address/guest-form';
import { toGuestOrderWire } from '@/lib/checkout/place/placement-mappers';
import { storeRedirectAlias } from '@/lib/checkout/place/use-store-redirect';
import { setCookie } from '@/lib/testing/cookies';
import { currentStore } from './current-store';
import { type CurrentStore, storeDays } from './store-rules';

// The attribution rule, restated as simply as possible: only opened links, presses and the clock count. Signing in or
// out, reloading and looking at another tab change nothing.

const day = 86_400_000;
const stores = {
  lucia: { alias: 'lucia-ferrer', name: 'Lucía F.' },
  carmen: { alias: 'carmen_2', name: 'Carmen Y.' },
  ines: { alias: 'e1007', name: 'Inés S.' },
  house: { alias: 'invited', name: 'Velia' },
} as const;
type Name = keyof typeof stores;
type Link = { name: Name; shout: boolean };

let now = 0;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** The alias that the button sends from a checkout page, after any redirect. */
function sendFrom(alias: string): string {
  const moved = storeRedirectAlias(alias, true);
  if (moved !== null) return sendFrom(moved);
  return toGuestOrderWire({
    bag: { alias, locale: 'en', lines: [] },
    values: { ...blankGuest, country: 'ES' },
    shipping: 'EST',
    tender: 'TCR',
    discreet: false,
    coupon: null,
    giftCards: [],
    seenCents: 0,
    seenDueCents: null,
    termsVersion: '2026-01',
    accepted: [],
    marketing: false,
  }).alias.toLowerCase();
}

/** A visitor's actions, run by the real code. */
function aDevice() {
  now = Date.parse('2026-03-16T10:00:00Z');
  localStorage.clear();
  currentStore.restore(null);
  let left: CurrentStore | null = null;
  return {
    link({ name, shout }: Link) {
      const { alias, name: called } = stores[name];
      currentStore.enter({ alias: shout ? alias.toUpperCase() : alias, name: called });
      left = null;
    },
    leave() {
      const shown = currentStore.look();
      if (!shown) return;
      left = shown;
      currentStore.leave(shown);
    },
    undo() {
      if (left) currentStore.restore(left);
      left = null;
    },
    back() {
      const before = currentStore.look()?.before;
      if (before) currentStore.enter(before);
    },
    signIn: () => setCookie('XSRF-TOKEN=another'),
    signOut: () => sessionStorage.clear(),
    otherTab: () => void window.dispatchEvent(new StorageEvent('storage', { key: null })),
  };
}

/** The expected owner of an order, computed from the events alone. */
function aReferee() {
  type Spell = { name: Name; since: number; before: Name | null };
  let spell: Spell | null = null;
  let undone: Spell | null = null;
  const current = () => (spell && now - spell.since < storeDays * day ? spell : null);
  function open(name: Name) {
    const was = current();
    const before = was?.name === name ? was.before : (was?.name ?? null);
    spell = name === 'house' ? null : { name, since: now, before };
  }
  return {
    link({ name }: Link) {
      open(name);
      undone = null;
    },
    leave() {
      if (!current()) return;
      undone = current();
      spell = null;
    },
    undo() {
      if (undone) spell = undone;
      undone = null;
    },
    back() {
      const before = current()?.before;
      if (before) open(before);
    },
    owner: () => current()?.name ?? null,
  };
}

const pressed = (kind: 'leave' | 'undo' | 'back') => fc.record({ kind: fc.constant(kind) });
const passive = (kind: 'signIn' | 'signOut' | 'otherTab') => fc.record({ kind: fc.constant(kind) });
const link = fc.record({
  kind: fc.constant('link' as const),
  name: fc.constantFrom(...(Object.keys(stores) as Name[])),
  shout: fc.boolean(),
});
const time = fc.record({ kind: fc.constant('time' as const), days: fc.integer({ min: 0, max: 40 }) });
const history = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: link },
    { weight: 3, arbitrary: time },
    { weight: 4, arbitrary: fc.oneof(pressed('leave'), pressed('undo'), pressed('back')) },
    { weight: 3, arbitrary: fc.oneof(passive('signIn'), passive('signOut'), passive('otherTab')) },
  ),
  { maxLength: 25 },
);

test('N06 an order is credited as the written rule says, whatever happened on the device before', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const device = aDevice();
      const referee = aReferee();
      for (const step of steps) {
        if (step.kind === 'time') now += step.days * day;
        else if (step.kind === 'link') {
          device.link(step);
          referee.link(step);
        } else if (step.kind === 'leave' || step.kind === 'undo' || step.kind === 'back') {
          device[step.kind]();
          referee[step.kind]();
        } else device[step.kind]();
        const owner = referee.owner();
        expect(currentStore.look()?.alias.toLowerCase() ?? null).toBe(owner && stores[owner].alias);
        // On a checkout page opened from a bookmark, or before these events.
        for (const { alias } of Object.values(stores)) expect(sendFrom(alias)).toBe(stores[owner ?? 'house'].alias);
      }
    }),
    { numRuns: 400 },
  );
});
