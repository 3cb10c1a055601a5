import { FaqData } from '@/components/seo/faq-data';
import { getScreen } from '@/lib/content/content-queries';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { FaqList } from './faq-list';
import './customer-care.css';

/** Each block of the owner is a question with its answer. */
export async function FaqArticle({ title }: { title: string }) {
  const blocks = Object.values(await getScreen(await requireLocale(), 'customer-care/faq'));
  const questions = blocks.map(({ code, title, text }) => ({ code, title, text }));
  return (
    <article className="care-article">
      <FaqData sections={questions} />
      <h1>{title}</h1>
      <FaqList questions={questions} words={await getWords('customerCare.faq')} />
    </article>
  );
}
