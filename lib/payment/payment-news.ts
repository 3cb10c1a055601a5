import { tenderCodes } from '@/contract/codes';
import { announcePaypal, onPaypal } from '@/lib/state/paypal-confirmation';
import { shopState } from '@/lib/state/shop-state';
import { createListeners } from '@/lib/state/store';
import { deviceStorage } from '@/lib/state/web-storage';
import type { PaymentOriginName, PaymentResult } from './payment';

const channel = 'payment';
const announcedKey = 'payment:announced';
const places = { checkout: 'executive', balance: 'payments', lateCheckout: 'lateCheckout' } as const;

/** Apart for each origin: what is paid on the account changes nothing for an order that is being written. */
const arrivals = { checkout: createListeners(), balance: createListeners(), lateCheckout: createListeners() };

type News = { origin: PaymentOriginName; payPal: boolean };

/** E08. A payment has arrived: said once for each, in every tab of this browser. */
export function announcePayment({
  payment,
  origin,
  tender,
}: Pick<PaymentResult, 'payment' | 'origin' | 'tender'>): void {
  if (payment === null || deviceStorage.read(announcedKey) === payment) return;
  deviceStorage.write(announcedKey, payment);
  const news: News = { origin, payPal: tender === tenderCodes.payPal };
  hear(news);
  const others = new BroadcastChannel(channel);
  others.postMessage(news);
  others.close();
}

function hear({ origin, payPal }: News): void {
  shopState.set({ paymentConfirmed: true });
  if (payPal) announcePaypal(places[origin]);
  else arrivals[origin].tell();
}

/** Whether a payment has arrived that nobody has taken notice of yet. */
export function takeConfirmed(): boolean {
  const { paymentConfirmed } = shopState.get();
  if (paymentConfirmed) shopState.set({ paymentConfirmed: false });
  return paymentConfirmed;
}

/** Calls `paid` when a payment of this kind has arrived, in this tab or in another. */
export function watchPayments(origin: PaymentOriginName, paid: () => void): () => void {
  const others = new BroadcastChannel(channel);
  others.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  const leaves = [arrivals[origin].subscribe(paid), onPaypal(places[origin], paid), () => others.close()];
  return () => {
    for (const leave of leaves) leave();
  };
}
