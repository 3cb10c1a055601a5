import { getTranslations } from 'next-intl/server';
import { ArtDirectedPicture } from '@/components/content/art-directed-picture';
import { EditorialBlocks } from '@/components/content/editorial-blocks';
import { Link } from '@/components/layout/link';
import { ProductGrid } from '@/components/product-card/product-grid';
import { buttonClass } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { listNewArrivals } from '@/lib/catalogue/catalogue-queries';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { newsletterPath } from '@/lib/customer-care/care';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { solutionGuidePath } from '@/lib/solution-guide/guide';

const steps = ['browse', 'ask', 'order', 'receive'] as const;

export async function HomeSteps() {
  const t = await getTranslations('home.steps');
  return (
    <section id="how" className="home-section home-steps" aria-labelledby="how-title">
      <h2 id="how-title">{t('title')}</h2>
      <p className="home-lead">{t('text')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Leads to the newsletter's page, which has the form and all that is agreed to by it. */
export async function HomeNewsletter() {
  const t = await getTranslations('home.newsletter');
  return (
    <section className="home-newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <Link className={buttonClass({ variant: 'secondary' })} href={localePath(await requireLocale(), newsletterPath)}>
        {t('action')}
      </Link>
    </section>
  );
}

export async function HomeNewArrivals() {
  const t = await getTranslations('home.newArrivals');
  const products = await listNewArrivals(await requireLocale());
  if (products.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="new-title">
      <h2 id="new-title">{t('title')}</h2>
      <p className="home-lead">{t('text')}</p>
      <ProductGrid products={products} />
    </section>
  );
}

/** Those that have a place of their own on the page. */
const placed = /^(hero|campaign|department-.+|step-.+|executives|guide|newsletter)$/;

/** J21. Whatever else an owner puts on this screen, of any kind. */
export async function HomeOtherBlocks() {
  const blocks = await getScreenBlocks(await requireLocale(), 'home');
  return <EditorialBlocks blocks={Object.values(blocks).filter(({ code }) => !placed.test(code))} />;
}

const tips = ['band', 'bust', 'between'] as const;

/** A teaser that already helps: the three measures that the guide will ask for. */
export async function HomeSolutionGuide() {
  const t = await getTranslations('home.guide');
  const locale = await requireLocale();
  const { guide } = await getScreenBlocks(locale, 'home');
  return (
    <section className="home-split home-split-reversed" aria-labelledby="guide-title">
      {guide?.picture && <ArtDirectedPicture picture={guide.picture} sizes="(max-width: 767px) 100vw, 50vw" />}
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
