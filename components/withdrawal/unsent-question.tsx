import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/checkout/delivery-days';
import type { Locale } from '@/lib/i18n/routing';
import { fill } from '@/lib/i18n/words';
import type { WithdrawalWords } from './words';

type Props = { locale: Locale; since: string; words: WithdrawalWords; onYes: () => void; onNo: () => void };

/** Stored data may be another person's: none of it is shown before it is claimed. */
export function UnsentQuestion({ locale, since, words: { unsent }, onYes, onNo }: Props) {
  return (
    <section aria-labelledby="unsent-question" className="withdrawal-step">
      <h3 id="unsent-question">{unsent.asked}</h3>
      <p>{fill(unsent.question, { date: formatMoment(since, locale) })}</p>
      <div className="actions">
        <Button onClick={onYes}>{unsent.yes}</Button>
        <Button variant="quiet" onClick={onNo}>
          {unsent.no}
        </Button>
      </div>
    </section>
  );
}
