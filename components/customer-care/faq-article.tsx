import { FaqJsonLd } from '@/components/seo/faq-json-ld';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { FaqList } from './faq-list';
import './customer-care.css';

/** Each block of the owner is a question with its answer. */
export async function FaqArticle({ title }: { title: string }) {
  const blocks = Object.values(await getScreenBlocks(await requireLocale(), 'customer-care/faq'));
  const questions = blocks.map(({ code, title, text }) => ({ code, title, text }));
  return (
    <article className="care-article">
      <FaqJsonLd sections={questions} />
      <h1>{title}</h1>
      <FaqList questions={questions} words={await getMessageGroup('customerCare.faq')} />
    </article>
  );
}
