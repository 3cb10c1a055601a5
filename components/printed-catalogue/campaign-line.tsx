import { getTranslations } from 'next-intl/server';
import { shopDates } from '@/lib/i18n/date-locale';
import { requireLocale } from '@/lib/i18n/locale';
import type { PrintedCampaign } from '@/lib/printed-catalogue/printed-catalogue-mappers';
import { lastMoment } from '@/lib/shop/campaign-time';

/** Until when these pages and their prices count. */
export async function CampaignLine({ campaign: { name, end } }: { campaign: PrintedCampaign }) {
  const t = await getTranslations('printedCatalogue');
  const { format } = shopDates(await requireLocale(), { day: 'numeric', month: 'long' });
  return <p className="printed-eyebrow">{t('until', { name, date: format(lastMoment(end)) })}</p>;
}
