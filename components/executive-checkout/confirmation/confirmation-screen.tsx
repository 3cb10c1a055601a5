import { getTranslations } from 'next-intl/server';
import { CheckoutLoadError } from '@/components/executive-checkout/checkout-frame';
import { PrintButton } from '@/components/executive-checkout/print-button';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { OrderPayment } from '@/components/payment/order-payment';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/text-link';
import { orderNumberPattern } from '@/contract/rules';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { executiveHome } from '@/lib/access/route-access';
import { confirmationPath } from '@/lib/checkout/checkout-rules';
import { getConfirmed } from '@/lib/checkout/placed/placed-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { isEndedState } from '@/lib/order/order-codes';
import { isPaidElsewhere } from '@/lib/payment/payment-rules';
import { orderPdfUrl, packingListsPdfUrl } from '@/lib/payment/pdf-urls';
import type { Session } from '@/lib/session/session';
import { OrderPlaced } from './order-placed';
import { PackingLists } from './packing-lists';
import { SettleOrder } from './settle-order';

const numbers = new RegExp(orderNumberPattern);

type Props = { session: Session; number: string | null };

/** Reads and changes nothing: a bookmark opened a week later shows the current state. */
export async function ConfirmationScreen({ session, number }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('checkout');
  const known = number !== null && numbers.test(number);
  const confirmed = known ? await getConfirmed({ token: session.token, locale }, number) : null;
  const ways = (
    <>
      <Link href={localePath(locale, quickOrderPath)} className={buttonClass()}>
        {t('confirmation.newOrder')}
      </Link>
      <Link href={localePath(locale, executiveHome)} className={buttonClass({ variant: 'secondary' })}>
        {t('confirmation.home')}
      </Link>
    </>
  );
  if (!confirmed || (!confirmed.ok && confirmed.kind === 'absent')) {
    return (
      <EmptyState title={t('confirmation.unknown')} actions={ways}>
        {t('confirmation.unknownText')}
      </EmptyState>
    );
  }
  if (!confirmed.ok)
    return <CheckoutLoadError step="confirmation" here={confirmationPath(number ?? '')} failure={confirmed} />;
  const words = {
    confirmation: await getMessageGroup('checkout.confirmation'),
    shipping: { europe: t('shipping.europe'), central: t('shipping.central') },
    deadline: await getMessageGroup('payment.deadline'),
  };
  return (
    <>
      <OrderPlaced
        locale={locale}
        confirmed={confirmed.data}
        words={words}
        settle={
          isPaidElsewhere(confirmed.data.tender) ? (
            <OrderPayment
              session={session}
              order={confirmed.data.order.number ?? ''}
              transfer={confirmed.data.transfer}
            />
          ) : (
            <SettleOrder
              number={confirmed.data.order.number ?? ''}
              words={{ confirmation: words.confirmation, failures: await getFailureWords() }}
            />
          )
        }
      />
      <p className="actions">
        <a href={orderPdfUrl(confirmed.data.order.number ?? '')} className={buttonClass({ variant: 'secondary' })}>
          {t('confirmation.paper')}
        </a>
      </p>
      {!isEndedState(confirmed.data.order.state) && (
        <section aria-labelledby="lists" className="packing">
          <div className="packing-head">
            <div>
              <h2 id="lists">{t('confirmation.lists')}</h2>
              <p className="text-soft">{t('confirmation.listsText')}</p>
            </div>
            <div className="actions">
              <PrintButton label={t('confirmation.print')} />
              <a href={packingListsPdfUrl(confirmed.data.order.number ?? '')} className={linkClass()}>
                {t('confirmation.listsPaper')}
              </a>
            </div>
          </div>
          <PackingLists locale={locale} name={session.name} confirmed={confirmed.data} words={words.confirmation} />
        </section>
      )}
      <p className="actions packing-ways">{ways}</p>
    </>
  );
}
