import { getTranslations } from 'next-intl/server';
import { FaqData } from '@/components/seo/faq-data';
import { Disclosure } from '@/components/ui/disclosure';

const questions = ['cost', 'stock', 'recruit', 'tax'] as const;

export async function BusinessQuestions() {
  const t = await getTranslations('yourBusiness.questions');
  return (
    <section className="home-section business-questions" aria-labelledby="questions-title">
      <FaqData
        sections={questions.map((question) => ({ title: t(`${question}.title`), text: t(`${question}.text`) }))}
      />
      <h2 id="questions-title">{t('title')}</h2>
      {questions.map((question) => (
        <Disclosure key={question} summary={t(`${question}.title`)}>
          <p>{t(`${question}.text`)}</p>
        </Disclosure>
      ))}
    </section>
  );
}
