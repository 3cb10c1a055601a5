import { beforeEach, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const mockHour = jest.fn<() => string | null>();
jest.mock('../../lib/shop/local-time', () => ({ formatLocalTime: () => mockHour() }));

const words = { es: es.payment.deadline, en: en.payment.deadline, de: de.payment.deadline };
const until = '2026-11-20T10:50:00Z';

beforeEach(() => {
  mockHour.mockReturnValue(null);
});

async function noteOf(locale: keyof typeof words, moment: string | null, now = '2026-11-20T10:49:59Z') {
  // Imported once the clock is replaced.
  const { DeadlineNote } = await import('./deadline-note');
  const { container } = render(
    <DeadlineNote locale={locale} until={moment} words={words[locale]} now={Date.parse(now)} />,
  );
  return container.textContent;
}

test.each([
  ['es', 'Te guardamos las prendas al menos hasta el 20 de noviembre de 2026 a las 11:50.'],
  ['en', 'Your items are kept at least until 20 November 2026 at 11:50.'],
  ['de', 'Ihre Artikel sind mindestens bis zum 20. November 2026 um 11:50\u00a0Uhr reserviert.'],
] as const)('in %s the note says until when the items are kept, by the shop’s time zone', async (locale, said) => {
  expect(await noteOf(locale, until)).toBe(said);
});

test.each([
  ['es', /^El plazo terminó el 20 de noviembre de 2026 a las 11:50\. Si tu pago aún se está confirmando, /],
  ['en', /^The deadline was 20 November 2026 at 11:50\. If your payment is still being confirmed, /],
  [
    'de',
    /^Die Frist ist am 20\. November 2026 um 11:50\u00a0Uhr abgelaufen\. Steht die Bestätigung Ihrer Zahlung noch aus, /,
  ],
] as const)('in %s a deadline that has passed is not promised any more', async (locale, said) => {
  expect(await noteOf(locale, until, until)).toMatch(said);
});

test.each([
  ['es', ' (10:50 en tu hora local)'],
  ['en', ' (10:50 your time)'],
  ['de', ' (10:50\u00a0Uhr Ihrer Ortszeit)'],
] as const)(
  'N10 in %s a reader in another time zone sees the local time too, until it has passed',
  async (locale, own) => {
    const inShopTime = await noteOf(locale, until);
    mockHour.mockReturnValue('10:50');
    expect(await noteOf(locale, until)).toBe(`${inShopTime}${own}`);
    expect(await noteOf(locale, until, until)).not.toContain('10:50');
  },
);

test('without a deadline nothing is said', async () => {
  expect(await noteOf('en', null)).toBe('');
});
