import { getTranslations } from 'next-intl/server';
import { formatPrice } from '@/lib/money';
import type { StoreCredit } from '@/lib/store/own-store';

/** N06. Each order of the store with why it counts for the executive or does not; never who bought. */
export async function StoreCredits({ credits }: { credits: StoreCredit[] }) {
  const t = await getTranslations('store.own.credits');
  if (credits.length === 0) return null;
  return (
    <section aria-labelledby="credits" className="own-store-credits">
      <h2 id="credits">{t('title')}</h2>
      <p className="text-soft">{t('rule')}</p>
      <ul>
        {credits.map(({ number, day, totalCents, alias, reason }) => (
          <li key={number}>
            <b>{number}</b>
            <span className="text-soft">{t('placed', { day, amount: formatPrice(totalCents) })}</span>
            <span>{t(`why.${reason}`, { alias })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
