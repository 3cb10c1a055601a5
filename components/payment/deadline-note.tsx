import { LocalTime } from '@/components/order/local-time';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import './payment.css';

type Props = {
  locale: Locale;
  /** Until when the items of an unpaid order are kept; null if none are, or the backend does not say. */
  until: string | null;
  words: Words<'payment.deadline'>;
  now?: number;
};

/** "At least", because the items stay reserved while a provider's answer is awaited. */
export function DeadlineNote({ locale, until, words, now = Date.now() }: Props) {
  if (until === null) return null;
  const said = Date.parse(until) > now ? words.kept : words.over;
  return (
    // Server and browser may spell a moment differently, and their clocks may differ.
    <span className="deadline-note">
      <span suppressHydrationWarning>{fill(said, { date: formatMoment(until, locale) })}</span>
      {said === words.kept && <LocalTime at={Date.parse(until)} locale={locale} word={words.own} />}
    </span>
  );
}
