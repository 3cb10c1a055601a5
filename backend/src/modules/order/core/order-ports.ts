import type { Payments } from '../../payment/payments.ts';
import type { RewardsPort } from '../../prizes/rewards.service.ts';

/** What placing and showing an order needs of other modules. */
export type OrderPorts = { rewards: RewardsPort; payments: Payments };
