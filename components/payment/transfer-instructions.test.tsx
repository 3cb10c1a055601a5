import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { Locale } from '@/lib/i18n/routing';
import type { BankTransfer } from '@/lib/payment/bank-transfer';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { TransferInstructions } from './transfer-instructions';

const transfer: BankTransfer = {
  payment: '2611A04',
  proofAt: undefined,
  holder: 'Velia Moda Íntima, S.L.',
  iban: 'ES4400000000061234567890',
  bic: 'VELIESM0XXX',
  amountCents: 14_093,
  reference: '2611A04Q6H8W',
  until: '2026-11-27T10:15:00Z',
  code: 'BCD\n002\n1\nSCT\nVELIESM0XXX\nVelia Moda Íntima, S.L.\nES4400000000061234567890\nEUR140.93\n\n\n2611A04Q6H8W',
};
const words = en.payment.transfer;
const page = (change: Partial<BankTransfer> = {}) => (
  <TransferInstructions locale="en" transfer={{ ...transfer, ...change }} words={words} />
);
const inRow = (name: string) => within(screen.getByText(name).parentElement ?? document.body);

test.each([
  ['es', es, 'Transfiere €140.93 a más tardar el 27 de noviembre de 2026'],
  ['en', en, 'Please transfer €140.93 by 27 November 2026'],
  ['de', de, 'Bitte überweisen Sie €140.93 bis zum 27. November 2026'],
] as const)('in %s the page says how much to send and until when', (locale: Locale, messages, title) => {
  render(<TransferInstructions locale={locale} transfer={transfer} words={messages.payment.transfer} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('img', { name: messages.payment.transfer.code })).toBeVisible();
});

test('account and reference are in groups of four, the holder exactly as the bank checks it', () => {
  render(page());
  expect(inRow(words.holder).getByText('Velia Moda Íntima, S.L.')).toBeVisible();
  expect(inRow(words.iban).getByText('ES44 0000 0000 0612 3456 7890')).toBeVisible();
  expect(inRow(words.reference).getByText('2611 A04Q 6H8W')).toBeVisible();
  expect(screen.getByText(words.exactly)).toBeVisible();
});

test('without a BIC there is no line for it', () => {
  render(page({ bic: null }));
  expect(screen.queryByText(words.bic)).toBeNull();
});

test('copied values have no spaces, and the result of copying is announced', async () => {
  const user = userEvent.setup();
  render(page());
  await user.click(screen.getByRole('button', { name: 'Copy: IBAN' }));
  expect(await navigator.clipboard.readText()).toBe('ES4400000000061234567890');
  expect(screen.getByText('Copied: IBAN.')).toHaveRole('status');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  await user.click(screen.getByRole('button', { name: 'Copy: Reference' }));
  expect(screen.getByText(/couldn’t be copied: Reference/)).toBeVisible();
});

test('without script everything is there as text, and there is no dead button', () => {
  const html = renderToString(page());
  expect(html).toContain('ES44 0000 0000 0612 3456 7890');
  expect(html).toContain('<path');
  expect(html).not.toContain('<button');
});
