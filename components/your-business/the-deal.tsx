import { getTranslations } from 'next-intl/server';

const parts = {
  we: ['price', 'store', 'delivery', 'help'],
  you: ['people', 'time', 'money', 'tax'],
} as const;

/** Both sides of the contract: the executive's own costs and risks are shown before sign-up. */
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
