import { getTranslations } from 'next-intl/server';
import { Scene } from '@/components/content/scene';
import { Disclosure } from '@/components/ui/disclosure';
import { getScreen } from '@/lib/content/content-queries';
import { requireLocale } from '@/lib/i18n/locale';

const tips = ['band', 'bust', 'between'] as const;

/** A teaser that already helps: the three measures that the guide will ask for. */
export async function HomeGuide() {
  const t = await getTranslations('home.guide');
  const { guide } = await getScreen(await requireLocale(), 'home');
  return (
    <section className="home-split home-split-reversed" aria-labelledby="guide-title">
      {guide?.picture && <Scene picture={guide.picture} sizes="(max-width: 767px) 100vw, 50vw" />}
      <div className="home-split-words">
        <h2 id="guide-title">{guide?.title || t('title')}</h2>
        <p>{guide?.text || t('text')}</p>
        {tips.map((tip) => (
          <Disclosure key={tip} summary={t(`${tip}.title`)} group="guide">
            <p>{t(`${tip}.text`)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
