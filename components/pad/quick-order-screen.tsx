import { getTranslations } from 'next-intl/server';
import { getOrderWords } from '@/components/order/order-words';
import { SessionOver } from '@/components/sign-in/session-over';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getActiveOrder, getAgain, getOrderInHand, listOrderClients } from '@/lib/order/order-queries';
import { requireAccess } from '@/lib/sign-in/require-session';
import { OrderPad } from './order-pad';

const path = '/executive/quick-order';

/** F096. During an outage the pad opens all the same: what is typed waits on the device. */
export async function QuickOrderScreen() {
  const { token, claims } = await requireAccess(path);
  const locale = await requireLocale();
  const reader = { token, locale };
  const [active, order, clients, again] = await Promise.all([
    getActiveOrder(reader),
    getOrderInHand(reader),
    listOrderClients(reader),
    getAgain(reader),
  ]);
  if (!active.ok && active.kind === 'signed-out') return <SessionOver />;
  const t = await getTranslations('quickOrder');
  return (
    <div className="pad-page">
      <h1>{t('title')}</h1>
      <p className="form-failure script-missing">{t('script')}</p>
      <OrderPad
        owner={claims.sub}
        locale={locale}
        active={active.ok ? active.data : null}
        order={order.ok ? order.data : null}
        clients={clients.ok ? clients.data : []}
        again={again}
        bag={localePath(locale, '/checkout/bag')}
        words={{ order: await getOrderWords(), pad: t.raw('pad'), paste: t.raw('paste'), again: t.raw('again') }}
      />
    </div>
  );
}
