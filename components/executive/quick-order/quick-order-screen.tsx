import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { executiveSignIn } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getActiveOrder, getAgain, getOrderInHand, listOrderClients } from '@/lib/order/order-queries';
import { requireAccess } from '@/lib/session/require-session';
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
  const signIn = localePath(locale, `${executiveSignIn}?return=${encodeURIComponent(path)}`);
  if (!active.ok && active.kind === 'signed-out') redirect(signIn);
  const t = await getTranslations('quickOrder');
  const shared = await getTranslations('order');
  const orderWords = {
    desk: shared.raw('desk'),
    sentences: shared.raw('sentences'),
    grid: shared.raw('grid'),
    client: shared.raw('client'),
    stock: shared.raw('stock'),
    outcome: shared.raw('outcome'),
  };
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
        paths={{ signIn, bag: localePath(locale, '/checkout/bag') }}
        words={{ order: orderWords, pad: t.raw('pad'), paste: t.raw('paste'), again: t.raw('again') }}
      />
    </div>
  );
}
