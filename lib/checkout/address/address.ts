import type { Address } from '@/lib/order/delivery';
import type { Zone } from '@/lib/order/order-codes';

/** To the executive, or straight to one of the clients (F117). */
export type Destination = { to: 'executive' } | { to: 'client'; client: string };

export type Country = {
  code: string;
  name: string;
  postalPattern: string;
  postalExample: string;
  prefix: string;
  hasStates: boolean;
  zones: { zone: Zone; name: string; from: string; to: string }[];
};
export type State = { code: string; name: string };
export type Town = { name: string; postalCodes: string[] };

export type AddressBook = { addresses: Address[]; firstName: string; lastName: string; phone: string | null };
/** With the addresses of the one client that the order is for. */
export type DeliveryBook = AddressBook & { ofClient: Address[] };
