import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { WithdrawalForm } from './withdrawal-form';
import './withdrawal.css';

/** The function that the law wants: it works without a script as well, by a page for each step. */
export async function WithdrawalSection() {
  const { order: _, ...words } = await getWords('withdrawal');
  return (
    <section aria-labelledby="declare" className="withdrawal">
      <h2 id="declare" tabIndex={-1}>
        {words.label}
      </h2>
      <WithdrawalForm locale={await requireLocale()} words={words} />
    </section>
  );
}
