import { getTranslations } from 'next-intl/server';
import { ArtDirectedPicture } from '@/components/content/art-directed-picture';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { requireLocale } from '@/lib/i18n/locale';

export async function HomeHero() {
  const t = await getTranslations('home.hero');
  const { hero } = await getScreenBlocks(await requireLocale(), 'home');
  return (
    <section className="home-hero" aria-labelledby="hero-title">
      {/* Soft light and few lines: on a phone two thirds of the density show the same and arrive much sooner. */}
      {hero?.picture && <ArtDirectedPicture picture={hero.picture} sizes="(max-width: 767px) 66vw, 100vw" priority />}
      <div className="home-hero-words">
        <h1 id="hero-title">{hero?.title || t('title')}</h1>
        <p>{hero?.text || t('text')}</p>
        <p className="actions">
          {hero?.href && (
            <Link href={hero.href} className={buttonClass()}>
              {hero.action || t('action')}
            </Link>
          )}
          <a href="#how" className={linkClass()}>
            {t('how')}
          </a>
        </p>
      </div>
    </section>
  );
}
