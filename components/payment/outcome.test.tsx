import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { paymentStates } from '@/contract/codes';
import { paidByCard } from '@/contract/payment/examples';
import type { PaymentStateName } from '@/lib/payment/payment';
import { toPaymentResult } from '@/lib/payment/payment-mappers';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { Outcome } from './outcome';

const wordsOf = ({ payment, checkout }: typeof en) => ({
  result: payment.result,
  payment: checkout.payment,
  remarks: checkout.remarks,
});
const all = { es, en, de };
type Language = keyof typeof all;

function show(change: Partial<typeof paidByCard>, locale: Language = 'en') {
  const result = toPaymentResult({ ...paidByCard, ...change });
  return render(<Outcome locale={locale} result={result} words={wordsOf(all[locale])} />);
}

const titles: [PaymentStateName, (said: typeof en.payment.result) => string][] = [
  ['paid', (said) => said.paid.title],
  ['started', (said) => said.awaited.title],
  ['waiting', (said) => said.awaited.title],
  ['denied', (said) => said.denied.title],
  ['cancelled', (said) => said.cancelled.title],
  ['expired', (said) => said.expired.title],
  ['unknown', (said) => said.unknown.title],
  ['paidTwice', (said) => said.paidTwice.title],
  ['paidLate', (said) => said.paidLate.title],
  ['refunded', (said) => said.refunded.title],
  ['none', (said) => said.none.title],
];

test('N13 the table of titles covers every state of a payment', () => {
  expect(titles.map(([name]) => name).toSorted()).toEqual(Object.keys(paymentStates).toSorted());
});

test.each(
  titles.flatMap(([name, title]) => (['es', 'en', 'de'] as const).map((locale) => [name, locale, title] as const)),
)('N13 R33 C059 a payment that is %s has a heading in %s with the focus and no gap', (name, locale, title) => {
  const { container } = show({ estado: paymentStates[name], ...(name === 'cancelled' && { pagado: 0 }) }, locale);
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent(title(all[locale].payment.result));
  expect(heading).toHaveFocus();
  expect(container).not.toHaveTextContent(/[{}]|undefined|payment\.\w/);
});

test('T04 S05 a denied payment has its own text on the account, while it can be retried, and once it is over', () => {
  const { denied } = en.payment.result;
  show({ estado: paymentStates.denied, orden: null, origen: 'pagos' });
  expect(screen.getByText(denied.account)).toBeVisible();
  show({ estado: paymentStates.denied, reintentable: true });
  expect(screen.getByText(denied.text)).toBeVisible();
  show({ estado: paymentStates.denied, reintentable: false });
  expect(screen.getByText(denied.over)).toBeVisible();
});

test('if a part arrived by transfer after the deadline, its refund is announced', () => {
  const { expired, partBack } = en.payment.result;
  show({ estado: paymentStates.expired, pagado: 20, metodo: '002' });
  expect(screen.getByText(`${expired.text} ${partBack}`)).toBeVisible();
  show({ estado: paymentStates.expired, pagado: 0, metodo: '002' });
  expect(screen.getByText(expired.text)).toBeVisible();
});

test('focus does not move once the payer has interacted before the script loaded', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  show({});
  expect(button).toHaveFocus();
  button.remove();
});

test('N13 order, amount, method and time are shown beside the payment’s state', () => {
  show({});
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Order', 'V26-004817'],
    ['Amount', '€140.93'],
    ['Refunded', '€24.95'],
    ['Payment method', 'Card'],
    ['Date', '20 November 2026 at 11:21'],
  ]);
});

const reasons = Object.keys(en.checkout.remarks.payment.denied) as (keyof typeof en.checkout.remarks.payment.denied)[];

test('T04 the English texts name exactly the known reasons of a denial', () => {
  expect(reasons.toSorted()).toEqual([
    'authentication',
    'bankAway',
    'cancelled',
    'card',
    'doNotRetry',
    'expired',
    'funds',
    'notAllowed',
    'unknown',
  ]);
});

test.each(reasons.flatMap((reason) => (['es', 'en', 'de'] as const).map((locale) => [reason, locale] as const)))(
  'T04 a denial for %s is explained in %s',
  (reason, locale) => {
    show({ estado: 'DENEGADO', motivo: `payment.denied.${reason}` }, locale);
    expect(screen.getByText(all[locale].checkout.remarks.payment.denied[reason])).toBeVisible();
  },
);

test('N13 an order partly on the account shows both parts', () => {
  show({ importe: 40.93, deCuenta: 100 });
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  expect([fact('Amount'), fact('From your account')]).toEqual(['€40.93', '€100.00']);
});

test('N13 a partly received transfer shows how much came', () => {
  show({ estado: 'EN_ESPERA', pagado: 40, reembolsos: [] });
  expect(screen.getByText('Received', { selector: 'dt' }).nextSibling).toHaveTextContent('€40.00');
  expect(screen.queryByText('Refunded')).toBeNull();
});

test.each(['es', 'en', 'de'] as const)(
  'N13 B020 a paid and cancelled order is described in %s with its refund',
  (locale) => {
    const { container } = show({ estado: 'CANCELADO', pagado: 115.98 }, locale);
    const { title } = all[locale].payment.result.cancelledPaid;
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
    expect(container).toHaveTextContent(/€115\.98.*14/);
  },
);
