import { tenderCodes } from '@/contract/codes';
import { announcePaypal, onPaypal } from '@/lib/state/paypal-confirmation';
import { shopState } from '@/lib/state/shop-state';
import { createListeners } from '@/lib/state/store';
import { deviceStorage } from '@/lib/state/web-storage';
import type { PaymentOriginName, PaymentResult } from './payment';

const channel = 'payment';
const announcedKey = 'payment:announced';
const places = { checkout: 'executive', balance: 'payments', lateCheckout: 'lateCheckout' } as const;

/** Separate per origin: a payment on the account does not affect an order being written. */
const arrivals = { checkout: createListeners(), balance: createListeners(), lateCheckout: createListeners() };

type PaymentNotice = { origin: PaymentOriginName; payPal: boolean };

/** E08. Announces a received payment once, in every tab of this browser. */
export function announcePayment({
  payment,
  origin,
  tender,
}: Pick<PaymentResult, 'payment' | 'origin' | 'tender'>): void {
  if (payment === null || deviceStorage.read(announcedKey) === payment) return;
  deviceStorage.write(announcedKey, payment);
  const news: PaymentNotice = { origin, payPal: tender === tenderCodes.payPal };
  deliver(news);
  const leave = join();
  tabs?.postMessage(news);
  leave();
}

/** One channel per tab, shared by all subscribers: separate channels would receive each other's messages. */
const members = new Set<symbol>();
let tabs: BroadcastChannel | null = null;

function join(): () => void {
  const member = Symbol();
  members.add(member);
  if (tabs === null) {
    tabs = new BroadcastChannel(channel);
    tabs.onmessage = ({ data }: MessageEvent<PaymentNotice>) => deliver(data);
  }
  return () => {
    members.delete(member);
    if (members.size > 0) return;
    tabs?.close();
    tabs = null;
  };
}

function deliver({ origin, payPal }: PaymentNotice): void {
  shopState.set({ paymentConfirmed: true });
  if (payPal) announcePaypal(places[origin]);
  else arrivals[origin].notify();
}

/** Whether a received payment has not been noticed yet; resets the flag. */
export function takeConfirmed(): boolean {
  const { paymentConfirmed } = shopState.get();
  if (paymentConfirmed) shopState.set({ paymentConfirmed: false });
  return paymentConfirmed;
}

/** Calls `paid` when a payment of this origin is received, in this tab or another. */
export function watchPayments(origin: PaymentOriginName, paid: () => void): () => void {
  const leaves = [arrivals[origin].subscribe(paid), onPaypal(places[origin], paid), join()];
  return () => {
    for (const leave of leaves) leave();
  };
}
