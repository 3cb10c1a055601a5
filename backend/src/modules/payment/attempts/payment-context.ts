import type { Kit } from '../../../kit/kit.ts';
import type { PayableOrders } from '../../checkout/settle/payable-orders.ts';
import type { PayableGiftCards } from '../../gift-cards/payable-cards.ts';
import type { Provider } from '../provider/provider.ts';

/** What every payment service depends on. */
export type PaymentContext = Pick<Kit, 'db' | 'config' | 'now' | 'outbox'> & {
  orders: PayableOrders;
  giftCards: PayableGiftCards;
  providers: readonly Provider[];
  /** For crash tests: called by name at each point, and throws to simulate a crash there. */
  reach?: (point: CrashPoint) => void;
};

export const crashPoints = [
  'evidence kept',
  'attempt locked',
  'outcome written',
  'order moved',
  'refund wanted',
  'mail sent',
  'refund asked',
  'provider opened',
] as const;
export type CrashPoint = (typeof crashPoints)[number];
