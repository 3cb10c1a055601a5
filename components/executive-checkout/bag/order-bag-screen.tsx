import { getOrderWords } from '@/components/order/order-words';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { getActiveOrder } from '@/lib/desk/desk-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getOrderInHand, getSuggestions, listOrderClients } from '@/lib/order/order-queries';
import { personId } from '@/lib/session/page-person';
import type { Session } from '@/lib/session/session';
import { CheckoutLoadError } from '../checkout-frame';
import { OrderBag } from './order-bag';

/** R27. The order in hand, by client, with what it is worth and what changed. */
export async function OrderBagScreen({ session }: { session: Session }) {
  const { token, name } = session;
  const locale = await requireLocale();
  const reader = { token, locale };
  const [order, active, clients, suggestions] = await Promise.all([
    getOrderInHand(reader),
    getActiveOrder(token, locale),
    listOrderClients(reader),
    getSuggestions(reader),
  ]);
  if (!order.ok && order.kind !== 'absent') return <CheckoutLoadError step="bag" failure={order} />;
  return (
    <OrderBag
      owner={personId(session)}
      name={name}
      locale={locale}
      order={order.ok ? order.data : null}
      campaign={active.ok ? active.data.clock.code : ''}
      clients={clients.ok ? clients.data : []}
      suggestions={suggestions}
      pad={localePath(locale, quickOrderPath)}
      words={{
        order: { ...(await getOrderWords()), reasons: await getMessageGroup('checkout.remarks') },
        page: await getMessageGroup('bag.page'),
        group: await getMessageGroup('bag.group'),
        editor: await getMessageGroup('bag.editor'),
        coupon: await getMessageGroup('bag.coupon'),
        suggestions: await getMessageGroup('bag.suggestions'),
        totals: await getMessageGroup('checkout.totals'),
        differences: await getMessageGroup('checkout.differences'),
      }}
    />
  );
}
