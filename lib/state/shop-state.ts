import type { SessionInfo } from '@/lib/session/session-info';
import { createStore } from './store';

/** E08. What pages share in the browser: one small store with listeners, one value a name. */
type ShopState = {
  /** The personal store in force; empty means none. */
  alias: string;
  itemsQuantity: number;
  clientQuantity: number;
  shoppingQuantity: number;
  executiveSignedIn: boolean;
  paymentConfirmed: boolean;
  session: SessionInfo | null;
  /** The backend said so to a call of this page. */
  sessionEnded: boolean;
  /** S01. The backend said so: she has to choose a password of her own before anything else. */
  firstPassword: boolean;
  /** She is signing out, or has: nothing that ends now is news to her. */
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
