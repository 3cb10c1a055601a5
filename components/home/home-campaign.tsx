import { getTranslations } from 'next-intl/server';
import { ArtDirectedPicture } from '@/components/content/art-directed-picture';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { shopDates } from '@/lib/i18n/date-locale';
import { requireLocale } from '@/lib/i18n/locale';
import { listCampaigns } from '@/lib/shop/campaign-queries';
import { lastMoment } from '@/lib/shop/campaign-time';

export async function HomeCampaign() {
  const t = await getTranslations('home.campaign');
  const locale = await requireLocale();
  const [{ campaign: block }, [campaign]] = await Promise.all([getScreenBlocks(locale, 'home'), listCampaigns(locale)]);
  if (!block || !campaign) return null;
  const lastDay = lastMoment(campaign.end.getTime());
  const { format: dayOf } = shopDates(locale, {
    day: 'numeric',
    month: 'long',
  });
  return (
    <section className="home-campaign" aria-labelledby="campaign-title">
      {block.picture && <ArtDirectedPicture picture={block.picture} sizes="100vw" />}
      <div className="home-campaign-words">
        <p className="home-eyebrow">{t('until', { name: campaign.name, date: dayOf(lastDay) })}</p>
        <h2 id="campaign-title">{block.title}</h2>
        <p>{block.text}</p>
        {block.href && (
          <Link href={block.href} className={buttonClass({ variant: 'secondary' })}>
            {block.action}
          </Link>
        )}
      </div>
    </section>
  );
}
