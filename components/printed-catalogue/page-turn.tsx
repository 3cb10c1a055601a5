import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Icon } from '@/components/ui/icon';
import type { PrintedPageLink } from '@/lib/printed-catalogue/printed-catalogue-mappers';

type Props = { previous: PrintedPageLink | null; next: PrintedPageLink | null };

export async function PageTurn({ previous, next }: Props) {
  const t = await getTranslations('printedCatalogue.page');
  return (
    <nav className="page-turn" aria-label={t('turn')}>
      {previous && (
        <Link href={previous.href} rel="prev">
          <Icon name="chevron-left" />
          <span>
            {t('previous')} <b>{previous.title}</b>
          </span>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next">
          <span>
            {t('next')} <b>{next.title}</b>
          </span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
