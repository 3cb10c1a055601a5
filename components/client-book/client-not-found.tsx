import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { clientsPath } from '@/lib/access/route-access';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = {
  locale: Locale;
  /** The page to try again. */
  here: string;
  isAway: boolean;
};

/** Shown if there is no such client in this book, or if it cannot be read now. */
export async function ClientNotFound({ locale, here, isAway }: Props) {
  const t = await getTranslations('clientBook');
  const trouble = await getTranslations('checkout.trouble');
  return (
    <EmptyState
      title={isAway ? trouble('title') : t('client.absent')}
      actions={
        <Link href={localePath(locale, isAway ? here : clientsPath)} className={buttonClass({ variant: 'secondary' })}>
          {isAway ? trouble('retry') : t('client.back')}
        </Link>
      }
    >
      {isAway ? t('list.away') : t('client.absentText')}
    </EmptyState>
  );
}
