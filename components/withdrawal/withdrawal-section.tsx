import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { WithdrawalForm } from './withdrawal-form';
import './withdrawal.css';

/** The withdrawal function that the law requires: it also works without script, with a page per step. */
export async function WithdrawalSection() {
  const { order: _, ...words } = await getMessageGroup('withdrawal');
  return (
    <section aria-labelledby="declare" className="withdrawal">
      <h2 id="declare" tabIndex={-1}>
        {words.label}
      </h2>
      <WithdrawalForm locale={await requireLocale()} words={words} />
    </section>
  );
}
