import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/layout/link';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { deskSearchPath } from '@/lib/access/route-access';
import { maxResultsPerKind, searchDesk } from '@/lib/account/desk-search-queries';
import { displayState, type OrderList } from '@/lib/account/orders';
import { toOrderPath, toOrdersPath } from '@/lib/account/orders-filter';
import { type ClientList, fullName } from '@/lib/client-book/client-book';
import { toClientPath, toClientsPath } from '@/lib/client-book/clients-filter';
import { shopDates } from '@/lib/i18n/date-locale';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Grid } from '@/lib/order/grid';
import { toPadPath } from '@/lib/pad/pad-path';
import type { FailureKind } from '@/lib/result';
import { searchHref, toSearchText } from '@/lib/search/search-text';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import './workplace.css';

type Props = { session: Session; query: Query };

/** Search results over the executive's orders, clients and codes. */
export async function DeskSearchView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('workplace');
  const text = toSearchText(typeof query.q === 'string' ? query.q : '').slice(0, 60);
  const found = text ? await searchDesk({ token: session.token, locale }, text) : null;
  if (found?.orders.ok === false && found.orders.kind === 'signed-out') return <SessionEndedNotice />;
  return (
    <div className="page-narrow desk-found">
      <h1>{t('found.title')}</h1>
      <form action={localePath(locale, deskSearchPath)} className="desk-found-form">
        <Field label={t('find.label')}>
          {(control) => <TextInput {...control} type="search" name="q" defaultValue={text} maxLength={60} />}
        </Field>
        <Button type="submit">{t('find.submit')}</Button>
      </form>
      {found && <Found locale={locale} text={text} {...found} />}
    </div>
  );
}

const away: FailureKind[] = ['network', 'busy', 'broken'];

type FoundProps = { locale: Locale; text: string } & Awaited<ReturnType<typeof searchDesk>>;

async function Found({ locale, text, orders, clients, grid }: FoundProps) {
  const t = await getTranslations('workplace.found');
  const isAway = [orders, clients, grid].some((part) => !part.ok && away.includes(part.kind));
  const nothing =
    !isAway &&
    !grid.ok &&
    (!orders.ok || orders.data.orders.length === 0) &&
    (!clients.ok || clients.data.clients.length === 0);
  return (
    <>
      {isAway && (
        <p role="alert" className="form-failure">
          {t('away')}
        </p>
      )}
      {nothing && <EmptyState title={t('none', { text })}>{t('noneText')}</EmptyState>}
      {grid.ok && <FoundPieces locale={locale} grid={grid.data} text={text} />}
      {clients.ok && <FoundClients locale={locale} clients={clients.data} text={text} />}
      {orders.ok && <FoundOrders locale={locale} orders={orders.data} text={text} />}
      <p>
        <Link href={searchHref(locale, text)} className={linkClass('accent')}>
          {t('inShop', { text })}
        </Link>
      </p>
    </>
  );
}

type PartProps = { title: string; more: ReactNode; children: ReactNode };

function Part({ title, more, children }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
      {more && <p>{more}</p>}
    </section>
  );
}

type PiecesProps = { locale: Locale; grid: Grid; text: string };

/** A code is one article; a reference lists all articles of a style. */
async function FoundPieces({ locale, grid, text }: PiecesProps) {
  const t = await getTranslations('workplace.found');
  const all = grid.colours.flatMap((colour) => colour.cells.map((cell) => ({ ...cell, colour: colour.name })));
  const exact = all.filter(({ code }) => code.toUpperCase() === text.replaceAll(' ', '').toUpperCase());
  const shown = exact.length > 0 ? exact : all;
  return (
    <Part title={`${grid.name} · ${grid.reference}`} more={null}>
      {shown.map(({ code, colour, size, priceCents, units }) => (
        <li key={code}>
          <Link href={localePath(locale, toPadPath(code))} className={linkClass()}>
            {t('add', { code })}
          </Link>
          <span>
            {colour} · {size}
          </span>
          <strong>{formatPrice(priceCents)}</strong>
          <span className="text-soft">{t('left', { units })}</span>
        </li>
      ))}
    </Part>
  );
}

async function FoundClients({ locale, clients, text }: { locale: Locale; clients: ClientList; text: string }) {
  const t = await getTranslations('workplace.found');
  if (clients.clients.length === 0) return null;
  const more = toClientsPath({ text, state: '', tag: '', order: 'name' });
  return (
    <Part
      title={t('clients', { count: clients.total })}
      more={
        clients.total > maxResultsPerKind && (
          <Link href={localePath(locale, more)} className={linkClass()}>
            {t('allClients')}
          </Link>
        )
      }
    >
      {clients.clients.slice(0, maxResultsPerKind).map((client) => (
        <li key={client.id}>
          <Link href={localePath(locale, toClientPath(client.id))} className={linkClass()}>
            {fullName(client)}
          </Link>
          {client.phone && <a href={`tel:${client.phone}`}>{client.phone}</a>}
          {client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
        </li>
      ))}
    </Part>
  );
}

async function FoundOrders({ locale, orders, text }: { locale: Locale; orders: OrderList; text: string }) {
  const t = await getTranslations('workplace.found');
  const states = await getTranslations('orders.states');
  const dates = shopDates(locale, { dateStyle: 'medium' });
  if (orders.orders.length === 0) return null;
  return (
    <Part
      title={t('orders')}
      more={
        (orders.orders.length > maxResultsPerKind || orders.pages > 1) && (
          <Link href={localePath(locale, toOrdersPath({ campaign: '', state: '', text }))} className={linkClass()}>
            {t('allOrders')}
          </Link>
        )
      }
    >
      {orders.orders.slice(0, maxResultsPerKind).map((order) => (
        <li key={order.id}>
          <Link href={localePath(locale, toOrderPath(order))} className={linkClass()}>
            {order.number}
          </Link>
          <time dateTime={order.date}>{dates.format(new Date(order.date))}</time>
          <strong>{formatPrice(order.totalCents)}</strong>
          <span className="text-soft">{states(displayState(order))}</span>
        </li>
      ))}
    </Part>
  );
}
