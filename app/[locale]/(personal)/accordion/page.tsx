import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/ui/disclosure';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const metadata: Metadata = { title: 'Accordion' };

const entries = ['band', 'bust', 'between'] as const;

/** R04, the small test page. */
export default perRequestPage(async () => {
  const t = await getTranslations('home.guide');
  return (
    <div className="page-narrow">
      <h1>{t('title')}</h1>
      {entries.map((entry) => (
        <Disclosure key={entry} summary={t(`${entry}.title`)} group="accordion">
          <p>{t(`${entry}.text`)}</p>
        </Disclosure>
      ))}
    </div>
  );
});
