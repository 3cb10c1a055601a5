import { getTranslations } from 'next-intl/server';

const parts = {
  we: ['price', 'store', 'delivery', 'help'],
  you: ['people', 'time', 'money', 'tax'],
} as const;

/** Both halves side by side: what is hers to bear is said before she registers. */
export async function TheDeal() {
  const t = await getTranslations('yourBusiness.deal');
  return (
    <section className="home-section" aria-labelledby="deal-title">
      <h2 id="deal-title">{t('title')}</h2>
      <div className="business-deal">
        <div>
          <h3>{t('we.title')}</h3>
          <ul>
            {parts.we.map((each) => (
              <li key={each}>{t(`we.${each}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('you.title')}</h3>
          <ul>
            {parts.you.map((each) => (
              <li key={each}>{t(`you.${each}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
