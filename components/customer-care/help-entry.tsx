import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { contactPath } from '@/lib/customer-care/care';
import { hasHelpChannels } from '@/lib/customer-care/help-channels';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { HelpLink } from './help-link';

/** A link to the contact page; if the shop has other channels, a dialog offers all of them. */
export async function HelpEntry() {
  const locale = await requireLocale();
  const t = await getTranslations('customerCare.help');
  const href = localePath(locale, contactPath);
  if (!hasHelpChannels()) return <Link href={href}>{t('label')}</Link>;
  return <HelpLink locale={locale} href={href} label={t('label')} />;
}
