import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { createSigners, type Signers } from './certificates.ts';
import { type Fault, ordinary, type Scenario } from './scenarios.ts';
import { createPost, type Post } from './webhooks.ts';

export type Amount = { currency_code: string; value: string };
export type Movement = {
  id: string;
  status: string;
  amount: Amount;
  invoice_id?: string;
  custom_id?: string;
  status_details?: { reason: string };
};
export type Unit = {
  reference_id: string;
  invoice_id?: string;
  custom_id?: string;
  description?: string;
  amount: Amount;
  payee: { merchant_id: string };
  payments?: { captures: Movement[]; refunds: Movement[] };
};
export type Order = {
  id: string;
  status: string;
  unit: Unit;
  createdAt: Date;
  /** The shop's request as sent, for inspection. */
  asked: object;
  locale: string;
  returnUrl: string;
  cancelUrl: string;
  /** The chosen instrument, and the outcome of the capture by that or by the scenario. */
  capture: string | null;
  later: string | null;
  scenario: Scenario;
};

/** The only account; the reference backend has it in its configuration. */
export const account = {
  clientId: 'simulated-shop',
  secret: 'simulated-secret',
  merchantId: 'SIMULATEDSHOP',
  webhookId: 'SIMULATEDWEBHOOK1',
};

export type Settings = { now: () => Date; seed: string; webhookUrl: string | null };
type Replay = { fingerprint: string; status: number; body: unknown; until: number };

const mostKept = 1000;

/** All state, in memory only; the oldest entries are dropped when there are too many. */
export type World = {
  now: () => Date;
  /** The same seed gives the same ids in the same order. */
  nextId: () => string;
  signers: () => Signers;
  post: Post;
  note: (what: string, details?: object) => void;
  orders: Map<string, Order>;
  tokens: Map<string, number>;
  replays: Map<string, Replay>;
  log: { at: string; what: string }[];
  chosen: Scenario;
  fault: Fault | null;
  aheadMs: number;
  /** The host name of the shop's last request, used in links and trusted for certificates. */
  origin: string;
  webhookUrl: string | null;
  webhookId: string;
  /** Calls that hang until they are released. */
  hanging: (() => void)[];
  bell: EventEmitter<{ hangs: [] }>;
  reset: () => void;
};

export function createWorld(settings: Settings): World {
  let count = 0;
  let signers: Signers | null = null;
  const fresh = () => ({
    orders: new Map<string, Order>(),
    tokens: new Map<string, number>(),
    replays: new Map<string, Replay>(),
    log: [] as World['log'],
    chosen: ordinary,
    fault: null,
    aheadMs: 0,
  });

  const world: World = {
    ...fresh(),
    origin: '',
    hanging: [],
    bell: new EventEmitter(),
    webhookId: account.webhookId,
    webhookUrl: settings.webhookUrl,
    now: () => new Date(settings.now().getTime() + world.aheadMs),
    nextId: () => {
      count++;
      return createHash('sha256').update(`${settings.seed}.${count}`).digest('hex').slice(0, 17).toUpperCase();
    },
    // Generating keys is slow, so it waits until a signature is needed.
    signers: () => {
      signers ??= createSigners(settings.now());
      return signers;
    },
    note: (what, details = {}) => {
      world.log.push({ at: world.now().toISOString(), what, ...details });
      if (world.log.length > mostKept) world.log.shift();
    },
    post: createPost(() => world),
    reset: () => {
      count = 0;
      for (const letGo of world.hanging.splice(0)) letGo();
      Object.assign(world, fresh());
      world.post.forget();
    },
  };
  return world;
}

/** Adds an entry and drops the oldest if there are too many. */
export function remember<T>(map: Map<string, T>, key: string, value: T): void {
  const [oldest] = map.keys();
  if (map.size >= mostKept && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}

/** For the next order; a scenario's fault hits the next call of its kind. */
export function choose(world: World, scenario: Scenario): void {
  world.chosen = scenario;
  world.fault = scenario.fault ?? null;
}

/** The part of a scenario that an order keeps. */
export const courseOf = (scenario: Scenario): Pick<Order, 'capture' | 'later' | 'scenario'> => ({
  capture: scenario.capture ?? null,
  later: scenario.later ?? null,
  scenario,
});
