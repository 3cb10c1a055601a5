import type { TenderCode } from '@/contract/codes';
import type { WarehouseName, Zone } from './order-codes';
import type { Person, Remark } from './order-line';

export type Address = {
  id: string;
  firstName: string;
  lastName: string;
  line1: string;
  line2: string;
  postalCode: string;
  town: string;
  state: string | null;
  country: string;
  phone: string | null;
  instructions: string;
  isDefault: boolean;
  zone: Zone;
  remarks: Remark[];
};

export type ShippingMethod = {
  code: string;
  name: string;
  costCents: number;
  freeFromCents: number | null;
  warehouse: WarehouseName;
  deliveryFrom: string;
  deliveryTo: string;
  pickupPoint: boolean;
  available: boolean;
  reason: string | null;
  /** The weight limit that the parcel exceeds, which raises the price or rules this method out. */
  overGrams: number | null;
};

export type Delivery = {
  to: 'executive' | 'client';
  client: Person | null;
  address: Address | null;
  zone: Zone;
  method: ShippingMethod | null;
  partial: boolean;
  discreet: boolean;
};

export type PaymentMethod = {
  tender: TenderCode;
  available: boolean;
  reason: string | null;
  surchargeCents: number;
  fromCents: number | null;
  belowCents: number | null;
  remarks: Remark[];
};

export type PaymentChoice = {
  terms: 'atOnce' | 'credit';
  method: PaymentMethod | null;
  usesBalance: boolean;
  /** The day (YYYY-MM-DD) by which the account's part has to be paid; null when the backend names none. */
  dueOn: string | null;
};
