import type { ClientList } from '@/lib/checkout/checkout';
import type { Order, OrderHead } from '@/lib/order/order';
import type { OrderStateName } from '@/lib/order/order-codes';
import type { InvoiceName } from '@/lib/payment/paper';
import type { PaymentResult } from '@/lib/payment/payment';
import type { CampaignName } from './statement';

/** An order that was placed; held is one that waits for its money or for her word. */
export type PlacedHead = OrderHead & { clients: number; held: boolean };

export type OrderList = { orders: PlacedHead[]; page: number; pages: number; campaigns: CampaignName[] };

export type ParcelState = 'preparing' | 'onItsWay' | 'delivered' | 'returned';
export type Parcel = {
  number: string;
  carrier: string;
  tracking: string | null;
  url: string | null;
  leftOn: string | null;
  state: ParcelState;
  at: string;
};

/** Who did it: a person, in whose name, or what the shop does by itself. */
export type ChangedBy = { kind: 'person'; name: string; actor: string | null } | { kind: 'shop' } | { kind: 'payment' };
export type HistoryEntry = { state: OrderStateName; at: string; doer: ChangedBy };

export type PlacedOrder = {
  order: Order;
  lists: ClientList[];
  parcels: Parcel[];
  payments: PaymentResult[];
  history: HistoryEntry[];
  /** Its own, once it has left, and what corrects it. */
  invoices: InvoiceName[];
  cancellable: boolean;
};

/** What its state is called: of one that is pending it matters what it waits for. */
export const stateWord = ({ state, held }: Pick<PlacedHead, 'state' | 'held'>): OrderStateName | 'held' =>
  held ? 'held' : state;
