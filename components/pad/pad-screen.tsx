import { getTranslations } from 'next-intl/server';
import { KeptPage } from '@/components/layout/kept-page';
import { Link } from '@/components/layout/link';
import { getOrderWords } from '@/components/order/order-words';
import { SessionOver } from '@/components/sign-in/session-over';
import { linkClass } from '@/components/ui/text-link';
import { getOrderAtHand } from '@/lib/desk/desk-queries';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getOrderInHand, listOrderClients } from '@/lib/order/order-queries';
import { getAgain, getOpenOrders, readPadCode, readPadReturn, readPadSet } from '@/lib/pad/pad-queries';
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
    getOrderAtHand(token, locale),
    getOrderInHand(reader),
    listOrderClients(reader),
    getAgain(reader),
    getOpenOrders(reader),
  ]);
  if (!active.ok && active.kind === 'signed-out') return <SessionOver />;
  const t = await getTranslations('pad');
  const back = readPadReturn(query);
  const isWhole = active.ok && clients.ok && (order.ok || order.kind === 'absent');
  return (
    <div className="pad-page">
      {isWhole && <KeptPage session={session} />}
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
          pad: await getWords('pad.pad'),
          paste: await getWords('pad.paste'),
          again: await getWords('pad.again'),
          others: await getWords('pad.others'),
        }}
      />
    </div>
  );
}
