import { getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/ui/disclosure';

const questions = ['cost', 'stock', 'recruit', 'tax'] as const;

export async function BusinessQuestions() {
  const t = await getTranslations('yourBusiness.questions');
  return (
    <section className="home-section business-questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t('title')}</h2>
      {questions.map((question) => (
        <Disclosure key={question} summary={t(`${question}.title`)}>
          <p>{t(`${question}.text`)}</p>
        </Disclosure>
      ))}
    </section>
  );
}
