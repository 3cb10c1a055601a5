import { expect, test } from '@jest/globals';
import { failureKeys } from '@/contract/envelope';
import { giftCardKeys } from '@/contract/gift-card/message-keys';
import { checkoutKeys } from '@/contract/order/checkout-message-keys';
import { orderKeys } from '@/contract/order/message-keys';
import { denialKeys } from '@/contract/payment/denial-keys';
import { requestKeys } from '@/contract/requests/message-keys';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { formatFailureReason, formatRemark, isOrderRemark } from './remark-texts';

const keys = [
  ...new Set([
    ...Object.values(orderKeys),
    ...checkoutKeys,
    ...Object.values(denialKeys),
    ...Object.values(requestKeys),
    ...Object.values(giftCardKeys),
    failureKeys.tooMany,
  ]),
];
/** Keys with variables, as the backend names them. */
const valuesOf: Record<string, Record<string, string>> = {
  'order.remark.campaignMoved': { antes: 'Terciopelo', ahora: 'Noches de fiesta' },
  'payment.notice.haveCashReady': { importe: '43.20' },
  'payment.notice.transferWithin': { dias: '7' },
};

test.each([
  ['es', es],
  ['en', en],
  ['de', de],
] as const)('X07 in %s each key of orders and payments has words, and no raw key is shown', (_, messages) => {
  const said = keys.map((key) => formatRemark({ key, values: valuesOf[key] ?? {} }, messages.checkout.remarks));
  expect(said.filter((text) => (keys as string[]).includes(text) || /[{}]/.test(text))).toEqual([]);
});

test('X07 each reason while adding lines has words among those of orders and errors', () => {
  const { order, error } = es.checkout.remarks;
  const reasons = [...Object.values(orderKeys).filter((key) => !key.startsWith('suggestion.')), failureKeys.tooMany];
  expect(reasons.filter((key) => formatFailureReason({ key, fields: {} }, { order, error }) === null)).toEqual([]);
});

test('X07 there are no words for a key that the backend never sends', () => {
  const walk = (tree: object, path: string[] = []): string[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string' ? [[...path, name].join('.')] : walk(value, [...path, name]),
    );
  expect(walk(es.checkout.remarks).filter((key) => !(keys as string[]).includes(key))).toEqual([]);
});

test('X07 the reason of a failure is its key or that of a field, and null when neither has words', () => {
  const { remarks } = en.checkout;
  expect(formatFailureReason({ key: 'order.reason.minimum', fields: {} }, remarks)).toBe(remarks.order.reason.minimum);
  const fields = { direccion: 'error.field.required', metodo: 'payment.reason.zone' };
  expect(formatFailureReason({ key: 'error.invalid', fields }, remarks)).toBe(remarks.payment.reason.zone);
  expect(formatFailureReason({ key: 'error.broken', fields: {} }, remarks)).toBeNull();
});

test('a remark on a delivery zone is not one on the order', () => {
  const remarks = ['order.remark.campaignMoved', 'shipping.notice.canaryImport'].map((key) => ({ key, values: {} }));
  expect(remarks.filter(isOrderRemark).map(({ key }) => key)).toEqual(['order.remark.campaignMoved']);
});
