/** A way to send a parcel, as a page tells it before there is an order. */
type DeliveryWay = {
  code: string;
  name: string;
  cents: number;
  freeFromCents: number | null;
  daysFrom: number;
  daysTo: number;
};

/** A country, or a part of it that has costs of its own. */
export type DeliveryPlace = { name: string; ways: DeliveryWay[] };
