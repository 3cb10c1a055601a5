import { getTranslations } from 'next-intl/server';
import { getOrderWords } from '@/components/order/order-words';
import { stepPath } from '@/lib/checkout/checkout-rules';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getActiveOrder, getOrderInHand, getSuggestions, listOrderClients } from '@/lib/order/order-queries';
import type { Session } from '@/lib/session/session';
import { CheckoutTrouble } from '../checkout-frame';
import { OrderBag } from './order-bag';

/** R27. The order in hand, by client, with what it is worth and what changed. */
export async function OrderBagScreen({ session: { token, claims } }: { session: Session }) {
  const locale = await requireLocale();
  const reader = { token, locale };
  const [order, active, clients, suggestions] = await Promise.all([
    getOrderInHand(reader),
    getActiveOrder(reader),
    listOrderClients(reader),
    getSuggestions(reader),
  ]);
  if (!order.ok && order.kind !== 'absent') return <CheckoutTrouble step="bag" failure={order} />;
  const t = await getTranslations('bag');
  const checkout = await getTranslations('checkout');
  return (
    <OrderBag
      owner={claims.sub}
      locale={locale}
      order={order.ok ? order.data : null}
      campaign={active.ok ? active.data.clock.code : ''}
      clients={clients.ok ? clients.data : []}
      suggestions={suggestions}
      paths={{
        pad: localePath(locale, '/executive/quick-order'),
        gifts: localePath(locale, stepPath('gifts')),
        shipping: localePath(locale, stepPath('shipping')),
      }}
      words={{
        order: await getOrderWords(),
        page: t.raw('page'),
        group: t.raw('group'),
        editor: t.raw('editor'),
        coupon: t.raw('coupon'),
        suggestions: t.raw('suggestions'),
        totals: checkout.raw('totals'),
        differences: checkout.raw('differences'),
      }}
    />
  );
}
