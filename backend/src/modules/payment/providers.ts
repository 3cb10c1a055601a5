import type { Config } from '../../kit/config.ts';
import type { Kit } from '../../kit/kit.ts';
import type { PaymentContext } from './attempts/payment-context.ts';
import { createPayPal } from './paypal/paypal.ts';
import type { Provider } from './provider/provider.ts';
import { createRedsys } from './redsys/redsys.ts';
import { createTransferProvider } from './transfers/transfer-provider.ts';

/** The providers in the configuration; a tender without one is not offered. Each has a folder of its own. */
export const createProviders = (
  { providers: { redsys, payPal }, transferAccount }: Config,
  now: () => Date,
): Provider[] => [
  ...(redsys ? [createRedsys({ ...redsys, now })] : []),
  ...(payPal ? [createPayPal({ ...payPal, now })] : []),
  ...(transferAccount ? [createTransferProvider(transferAccount)] : []),
];

export const createPaymentContext = (
  kit: Kit,
  { orders, giftCards }: Pick<PaymentContext, 'orders' | 'giftCards'>,
  providers: readonly Provider[] = createProviders(kit.config, kit.now),
): PaymentContext => ({
  ...kit,
  orders,
  giftCards,
  providers,
});
