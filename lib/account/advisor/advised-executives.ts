import type { OrderHead } from '@/lib/order/order';
import type { OrderStateName } from '@/lib/order/order-codes';
import type { Remark } from '@/lib/order/order-line';

/** An executive as shown to the advisor. */
export type AdvisedExecutive = {
  code: string;
  name: string;
  town: string;
  level: string;
  order: OrderHead | null;
  /** Why the executive may need help. */
  remarks: Remark[];
};

export type AdvisedExecutiveSearch = {
  text?: string;
  town?: string;
  state?: OrderStateName;
  needsHelp: boolean;
  page: number;
};
export type AdvisedExecutiveList = { executives: AdvisedExecutive[]; page: number; pages: number; total: number };
