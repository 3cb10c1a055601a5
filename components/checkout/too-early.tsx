import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type StepBefore, stepPath } from '@/lib/checkout/checkout-rules';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

/**
 * The earlier step that is missing, with a link. Not a redirect: the response has begun before the order is read,
 * and without script such a redirect is an empty page.
 */
export async function TooEarly({ before }: { before: StepBefore }) {
  const t = await getTranslations('checkout.tooEarly');
  const words = {
    bag: { title: t('bag.title'), text: t('bag.text'), way: t('bag.way') },
    shipping: { title: t('shipping.title'), text: t('shipping.text'), way: t('shipping.way') },
  }[before];
  return (
    <EmptyState
      title={words.title}
      actions={
        <Link href={localePath(await requireLocale(), stepPath(before))} className={buttonClass()}>
          {words.way}
        </Link>
      }
    >
      {words.text}
    </EmptyState>
  );
}
