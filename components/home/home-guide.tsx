import { getTranslations } from 'next-intl/server';
import { Scene } from '@/components/content/scene';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { getScreen } from '@/lib/content/content-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { solutionGuidePath } from '@/lib/solution-guide/guide';

const tips = ['band', 'bust', 'between'] as const;

/** A teaser that already helps: the three measures that the guide will ask for. */
export async function HomeGuide() {
  const t = await getTranslations('home.guide');
  const locale = await requireLocale();
  const { guide } = await getScreen(locale, 'home');
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
        <p className="actions">
          <Link href={guide?.href || localePath(locale, solutionGuidePath)} className={buttonClass()}>
            {guide?.action || t('action')}
          </Link>
        </p>
      </div>
    </section>
  );
}
