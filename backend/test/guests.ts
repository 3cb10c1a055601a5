import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { termsVersion } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { OpenDatabase } from '../src/database/database.ts';
import { createTransferProvider } from '../src/modules/payment/transfers/transfer-provider.ts';
import type { Client } from './client.ts';
import { withCounter } from './counter.ts';
import type { Stocked } from './orders.ts';
import { aProvider } from './provider.ts';
import { transferAccount } from './transfers.ts';

/** A line of the bag on the device. */
export const lineOf = ({ code, cents }: Pick<Stocked, 'code' | 'cents'>, cantidadPedida = 1) => ({
  codigo: code,
  cantidadPedida,
  precio: cents / 100,
});

type Bag = Pick<BodyOf<'priceGuestBag'>, 'lineas'> & Partial<BodyOf<'priceGuestBag'>>;

export const valencia = {
  nombre: 'Inés',
  apellidos: 'Soto Gil',
  linea1: 'Calle de la Paz 3',
  codigoPostal: '46003',
  localidad: 'València',
  estado: '46',
  pais: 'ES',
};

let made = 0;
const next = () => {
  made += 1;
  return made;
};

export type GuestKey = { number: string; secret: string };

/** The key as `priceGuestBag` has it. */
export const toOrderWire = ({ number, secret }: GuestKey) => ({ numero: number, clave: secret });

/** A guest's calls in a store. */
export function aGuest(call: Client, address?: string) {
  const post = <T>(name: string, body: object, headers: Record<string, string> = {}) =>
    call<T>('POST', `/api/public/${name}`, { body, headers, ...(address !== undefined && { address }) });
  const bag = (given: Bag) => ({ alias: 'invited', idioma: 'es', pais: 'ES', codigoPostal: '46003', ...given });
  const price = (given: Bag) => post<AnswerOf<'priceGuestBag'>>('actualizarValoresOrden', bag(given));
  const newKey = () => `guest-key-${next()}-${performance.now()}`.replaceAll('.', '-').padEnd(24, '0');
  const place = (body: object, key = newKey()) =>
    post<AnswerOf<'placeGuestOrder'>>('crearOrdenInvitado', body, { 'idempotency-key': key });
  /** Confirms with the values of the last answer. */
  const asSeen = async (given: Bag, change: Partial<BodyOf<'placeGuestOrder'>> = {}) => {
    const direccion = change.direccion ?? valencia;
    const { metodo = 'TCR', formaEnvio = 'EST', cupon } = change;
    const choice = { metodo, formaEnvio, ...(cupon !== undefined && { cupon }) };
    const { pais, codigoPostal } = direccion;
    const { datos } = await price({ ...given, pais, codigoPostal, ...choice });
    return {
      alias: 'invited',
      idioma: 'es',
      lineas: given.lineas,
      contacto: {
        nombre: 'Inés',
        apellidos: 'Soto Gil',
        correo: `ines${next()}@example.com`,
        telefono: '+34600777888',
      },
      direccion,
      totalVisto: datos?.totales.total ?? 0,
      entregaParcial: false,
      discreto: true,
      aceptaCondiciones: true,
      versionCondiciones: termsVersion,
      aceptaPublicidad: false,
      ...choice,
      ...change,
    } as BodyOf<'placeGuestOrder'>;
  };
  return {
    post,
    price,
    newKey,
    place,
    asSeen,
    /** An order of so many pieces of one article, and everything that its guest gets. */
    order: async (article: Stocked, change: Partial<BodyOf<'placeGuestOrder'>> = {}, pieces = 2) => {
      const body = await asSeen({ lineas: [lineOf(article, pieces)] }, change);
      const reply = await place(body);
      const { orden, clave, pago } = reply.datos ?? {};
      const link: GuestKey = { number: orden?.numero ?? '', secret: clave ?? '' };
      return { body, reply, link, id: orden?.id ?? '', attempt: pago?.intento ?? '' };
    },
    read: (link: GuestKey) => post<AnswerOf<'readGuestOrder'>>('consultarOrdenInvitado', link),
    leave: (link: GuestKey, payment: string) =>
      post<AnswerOf<'openGuestPayment'>>('abrirPagoInvitado', { ...link, payment }),
    cancel: (link: GuestKey) => post<AnswerOf<'cancelGuestOrder'>>('cancelarOrdenInvitado', link),
    coupon: (given: Bag, cupon: string) =>
      post<AnswerOf<'checkGuestCoupon'>>('validarCuponLateCheckout', { ...bag(given), cupon }),
    shipping: (given: Bag) => post<AnswerOf<'listGuestShipping'>>('consultarFleteLateCheckout', bag(given)),
    methods: (country: string, query = '') =>
      call<AnswerOf<'listGuestPaymentMethods'>>('GET', `/api/public/consultarFormasPagoInvitado/${country}${query}`),
  };
}

/** A shop for guests; each comes from a different household unless a test says otherwise. */
export function withGuests(database: () => OpenDatabase) {
  const shop = withCounter(database, [aProvider(), createTransferProvider(transferAccount)]);
  let households = 0;
  const guestAt = (address: string) => aGuest(shop.call, address);
  const guest = () => {
    households += 1;
    return guestAt(`198.51.${Math.floor(households / 250)}.${(households % 250) + 1}`);
  };
  const article = async (pieces?: number): Promise<Stocked> => {
    const [first] = await shop.shelf(1, pieces);
    if (!first) throw new Error('no article');
    return first;
  };
  const orderOf = (id: string) =>
    shop.db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const countAll = async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from guests)::integer as guests, (select count(*) from orders)::integer as orders,
        (select count(*) from addresses)::integer as addresses, (select count(*) from order_lines)::integer as lines,
        (select count(*) from payment_attempts)::integer as attempts`.execute(shop.db());
    return rows[0];
  };
  /** Copies the order for so many other guests. */
  const copyForOthers = (orderId: string, count: number) =>
    sql`
      with neighbours as (
        insert into guests (alias, name, surname, email, phone, address_hash, created_at)
        select g.alias, g.name, g.surname, 'neighbour' || at || '@example.com', g.phone, g.address_hash, g.created_at
        from guests g join orders o on o.guest_id = g.id cross join generate_series(1, ${count}::integer) at
        where o.id = ${orderId}
        returning id
      )
      insert into orders (number, guest_id, campaign_code, state, confirmed_at, reserved_until, units, points,
        total_cents, totals, shipping, terms_version, locale)
      select 'G26-' || left(n.id::text, 8), n.id, o.campaign_code, o.state, o.confirmed_at, o.reserved_until, o.units,
        o.points, o.total_cents, o.totals, o.shipping, o.terms_version, o.locale
      from neighbours n, orders o where o.id = ${orderId}`.execute(shop.db());
  return { ...shop, guest, guestAt, article, orderOf, countAll, copyForOthers };
}
