import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { DeadlineNote } from './deadline-note';

const words = { es: es.payment.deadline, en: en.payment.deadline, de: de.payment.deadline };
const until = '2026-11-20T10:50:00Z';

function noteOf(locale: keyof typeof words, moment: string | null, now = '2026-11-20T10:49:59Z') {
  const { container } = render(
    <DeadlineNote locale={locale} until={moment} words={words[locale]} now={Date.parse(now)} />,
  );
  return container.textContent;
}

test.each([
  ['es', 'Te guardamos las prendas al menos hasta el 20 de noviembre de 2026 a las 11:50.'],
  ['en', 'Your items are kept at least until 20 November 2026 at 11:50.'],
  ['de', 'Ihre Artikel sind mindestens bis zum 20. November 2026 um 11:50\u00a0Uhr reserviert.'],
] as const)('in %s the note says until when the items are kept, by the shop’s time zone', (locale, said) => {
  expect(noteOf(locale, until)).toBe(said);
});

test.each([
  ['es', /^El plazo terminó el 20 de noviembre de 2026 a las 11:50\. Si tu pago aún se está confirmando, /],
  ['en', /^The deadline was 20 November 2026 at 11:50\. If your payment is still being confirmed, /],
  [
    'de',
    /^Die Frist ist am 20\. November 2026 um 11:50\u00a0Uhr abgelaufen\. Steht die Bestätigung Ihrer Zahlung noch aus, /,
  ],
] as const)('in %s a deadline that has passed is not promised any more', (locale, said) => {
  expect(noteOf(locale, until, until)).toMatch(said);
});

test('without a deadline nothing is said', () => {
  expect(noteOf('en', null)).toBe('');
});
