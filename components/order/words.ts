import type { OutcomeName } from '@/lib/order/order-codes';
import type messages from '@/messages/es.json';

/** The groups of `order` in the messages, as the server hands them to the browser. */
type Order = (typeof messages)['order'];
/** With what is said where a session has ended. */
export type OrderWords = Order & { signIn: (typeof messages)['signIn']['again']; reasons: ReasonWords };
/** Of each key that the backend gives as a reason or a remark. */
export type ReasonWords = (typeof messages)['checkout']['remarks'];
export type DeskWords = OrderWords['desk'];
export type SentenceWords = OrderWords['sentences'];
export type GridWords = OrderWords['grid'];
export type ClientWords = OrderWords['client'];
export type StockWords = OrderWords['stock'];
export type OutcomeWords = OrderWords['outcome'] & Record<OutcomeName, unknown>;
