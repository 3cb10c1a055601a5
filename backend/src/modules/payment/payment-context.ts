import type { Kit } from '../../kit/kit.ts';
import type { Orders } from './ports.ts';
import type { Provider } from './provider/provider.ts';

/** All that payments work with. */
export type PaymentContext = Pick<Kit, 'db' | 'config' | 'now' | 'outbox'> & {
  orders: Orders;
  providers: readonly Provider[];
  /** For tests of what a crash leaves behind: called by name at each point, and throws where it crashes. */
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
