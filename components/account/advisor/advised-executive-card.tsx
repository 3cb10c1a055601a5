import { getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/ui/disclosure';
import { formatPrice } from '@/contract/money';
import { executiveHome } from '@/lib/access/route-access';
import type { AdvisedExecutive } from '@/lib/account/advisor/advised-executives';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { formatRemark } from '@/lib/order/remark-texts';
import { ActAsForm } from './act-as-form';

export async function AdvisedExecutiveCard({ executive }: { executive: AdvisedExecutive }) {
  const t = await getTranslations('advisor.card');
  const remarks = await getMessageGroup('advisor.remarks');
  const states = await getMessageGroup('orders.states');
  const locale = await requireLocale();
  const { code, name, town, level, order } = executive;
  return (
    <article className="advised-card">
      <h3>{name}</h3>
      <p className="text-soft">{[t('code', { code }), town, level].filter(Boolean).join(' · ')}</p>
      {executive.remarks.map((remark) => (
        <p key={remark.key} className="advised-remark">
          {formatRemark(remark, { advisor: { remark: remarks } })}
        </p>
      ))}
      <p>
        {order
          ? t('order', {
              state: order.number ? `${order.number}: ${states[order.state]}` : states[order.state],
              units: order.units,
              total: formatPrice(order.totalCents),
            })
          : t('noOrder')}
      </p>
      <Disclosure summary={t('act', { name })}>
        <p>{t('rule', { name })}</p>
        <ActAsForm
          code={code}
          target={localePath(locale, executiveHome)}
          words={{ act: await getMessageGroup('advisor.act'), forms: await getMessageGroup('forms') }}
        />
      </Disclosure>
    </article>
  );
}
