import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';

const stories = ['office', 'village', 'phone'] as const;

/** Nobody is invented who could be taken for somebody: each says that it is an example. */
export async function Stories() {
  const t = await getTranslations('yourBusiness.stories');
  return (
    <section className="home-section" aria-labelledby="stories-title">
      <h2 id="stories-title">{t('title')}</h2>
      <p className="home-lead">{t('text')}</p>
      <ul className="business-stories">
        {stories.map((story) => (
          <li key={story}>
            <Badge>{t('example')}</Badge>
            <h3>{t(`${story}.title`)}</h3>
            <p>{t(`${story}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
