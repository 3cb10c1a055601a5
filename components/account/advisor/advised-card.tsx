import { getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/ui/disclosure';
import { formatPrice } from '@/contract/money';
import { executiveHome } from '@/lib/access/route-access';
import type { AdvisedExecutive } from '@/lib/account/advisor/advised';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { sayRemark } from '@/lib/order/remark-words';
import { ActForm } from './act-form';

export async function AdvisedCard({ executive }: { executive: AdvisedExecutive }) {
  const t = await getTranslations('advisor.card');
  const remarks = await getWords('advisor.remarks');
  const states = await getWords('orders.states');
  const locale = await requireLocale();
  const { code, name, town, level, order } = executive;
  return (
    <article className="advised-card">
      <h3>{name}</h3>
      <p className="text-soft">{[t('code', { code }), town, level].filter(Boolean).join(' · ')}</p>
      {executive.remarks.map((remark) => (
        <p key={remark.key} className="advised-remark">
          {sayRemark(remark, { advisor: { remark: remarks } })}
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
        <ActForm
          code={code}
          target={localePath(locale, executiveHome)}
          words={{ act: await getWords('advisor.act'), forms: await getWords('forms') }}
        />
      </Disclosure>
    </article>
  );
}
