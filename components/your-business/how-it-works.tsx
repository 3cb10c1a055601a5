import { getTranslations } from 'next-intl/server';

const steps = ['show', 'gather', 'order', 'hand'] as const;

export async function HowItWorks() {
  const t = await getTranslations('yourBusiness.how');
  return (
    <section id="how" className="home-section home-steps" aria-labelledby="how-title">
      <h2 id="how-title">{t('title')}</h2>
      <p className="home-lead">{t('text')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
