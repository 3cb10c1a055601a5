import type { SessionInfo } from '@/lib/session/session-info';
import { createStore } from './store';

/** E08. Shared state of the page in the browser: one small store with listeners. */
type ShopState = {
  /** The current personal store; empty means none. */
  alias: string;
  itemsQuantity: number;
  clientQuantity: number;
  shoppingQuantity: number;
  executiveSignedIn: boolean;
  paymentConfirmed: boolean;
  session: SessionInfo | null;
  /** The backend reported it to a call of this page. */
  sessionEnded: boolean;
  /** S01. The backend reported that a first password has to be changed before anything else. */
  firstPassword: boolean;
  /** The person is signing out, or has: the end of the session needs no message. */
  leaving: boolean;
};

const initial: ShopState = {
  alias: '',
  itemsQuantity: 0,
  clientQuantity: 0,
  shoppingQuantity: 0,
  executiveSignedIn: false,
  paymentConfirmed: false,
  session: null,
  sessionEnded: false,
  firstPassword: false,
  leaving: false,
};

export const createShopState = (start: Partial<ShopState> = {}) => createStore({ ...initial, ...start });

export const shopState = createShopState();
