import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { OfflinePageMeta } from '@/components/layout/offline-page-meta';
import { getOrderWords } from '@/components/order/order-words';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { linkClass } from '@/components/ui/text-link';
import { getActiveOrder } from '@/lib/desk/desk-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getOrderInHand, listOrderClients } from '@/lib/order/order-queries';
import { getOpenOrders, getReorderOptions, readPadCode, readPadReturn, readPadSet } from '@/lib/pad/pad-queries';
import { personId } from '@/lib/session/page-person';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { OrderPad } from './order-pad';

type Props = { session: Session; query: Query };

/** F096. The pad opens even during an outage: typed lines wait on the device. */
export async function PadScreen({ session, query }: Props) {
  const { token } = session;
  const locale = await requireLocale();
  const reader = { token, locale };
  const [active, order, clients, again, others] = await Promise.all([
    getActiveOrder(token, locale),
    getOrderInHand(reader),
    listOrderClients(reader),
    getReorderOptions(reader),
    getOpenOrders(reader),
  ]);
  if (!active.ok && active.kind === 'signed-out') return <SessionEndedNotice />;
  const t = await getTranslations('pad');
  const back = readPadReturn(query);
  const isWhole = active.ok && clients.ok && (order.ok || order.kind === 'absent');
  return (
    <div className="pad-page">
      {isWhole && <OfflinePageMeta session={session} />}
      <h1>{t('title')}</h1>
      {back && (
        <Link href={back} className={linkClass()}>
          {t('pad.back')}
        </Link>
      )}
      <p className="form-failure script-missing">{t('script')}</p>
      <OrderPad
        owner={personId(session)}
        code={readPadCode(query)}
        set={readPadSet(query)}
        locale={locale}
        active={active.ok ? active.data : null}
        order={order.ok ? order.data : null}
        clients={clients.ok ? clients.data : []}
        again={again}
        others={others}
        bag={localePath(locale, '/checkout/bag')}
        words={{
          order: await getOrderWords(),
          pad: await getMessageGroup('pad.pad'),
          paste: await getMessageGroup('pad.paste'),
          again: await getMessageGroup('pad.again'),
          others: await getMessageGroup('pad.others'),
        }}
      />
    </div>
  );
}
