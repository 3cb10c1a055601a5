import { expect, test } from '@jest/globals';
import type { Movement } from './statement';
import { csvColumns, toCsv } from './statement-csv';

const movement: Movement = {
  id: '7',
  at: '2026-02-09T23:30:00Z',
  kind: 'payment',
  order: 'V26-004102',
  campaign: null,
  amountCents: -150_005,
  balanceCents: 1_950,
  dueOn: null,
};
const words = { columns: [...csvColumns], kind: (kind: string) => kind };

test('the file has the separators of its language and days in the shop’s time zone', () => {
  expect(toCsv([movement], 'en', words)).toBe(
    '\ufeff"date","what","order","campaign","due","amount","balance"\r\n' +
      '"2026-02-10","payment","V26-004102","","",-1500.05,19.50\r\n',
  );
  expect(toCsv([movement], 'de', words)).toContain('"2026-02-10";"payment";"V26-004102";"";"";-1500,05;19,50\r\n');
});

test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx'])('no order number becomes a formula: %s', (text) => {
  const [, row] = toCsv([{ ...movement, order: text }], 'es', words).split('\r\n');
  expect(row).toContain(`;"'${text.replaceAll('"', '""')}";`);
});
