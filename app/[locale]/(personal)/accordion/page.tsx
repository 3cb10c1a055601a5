import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/ui/disclosure';

export const metadata: Metadata = { title: 'Accordion', robots: { index: false } };

const entries = ['band', 'bust', 'between'] as const;

/** R04, the small test page. */
export default async function AccordionPage() {
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
}
