import type { BrowserContext, Page } from 'playwright/test';
import type { AnswerOf } from '../contract/calls/table.ts';
import { expect, messages, sharedShop, waitUntilHydrated } from './fixtures';

const es = messages('es');
const rest = '/EuropaBackend/rest/api';

export type Line = {
  id: string;
  codigo: string;
  nombre: string;
  talla: string;
  precio: number;
  precioAlCierre: number | null;
};
type Added = AnswerOf<'addLines'>;

/** Calls the proxy as a page would: with the cross-site token that the browser holds. */
export function checkoutSteps(context: BrowserContext, shop = sharedShop) {
  async function call<T>(method: 'GET' | 'POST', path: string, data?: unknown): Promise<T> {
    const xsrf = (await context.cookies(shop)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const answer = await context.request.fetch(shop + rest + path, {
      method,
      data,
      headers: {
        'X-XSRF-TOKEN': decodeURIComponent(xsrf),
        Origin: shop,
        'idempotency-key': crypto.randomUUID(),
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).datos as T;
  }
  async function add(lines: { codigo?: string; cantidadPedida: number; cliente?: string }[]): Promise<Line[]> {
    const lineas = lines.map((line, at) => ({ clave: `${at}`, ...line }));
    const { resultados } = await call<Added>('POST', '/socia/insertarItem', { lineas });
    return resultados.flatMap(({ linea }) => (linea ? [linea] : []));
  }
  const pending = (estados: string[]) =>
    call<AnswerOf<'listPendingOrders'>>('POST', '/socia/consultarOrdenPendiente', { estados });
  const confirmed = (number: string) =>
    call<AnswerOf<'readConfirmedOrder'>>('GET', `/socia/consultarOrdenConfirmada/${number}`);

  const inHand = () => call<AnswerOf<'readOrderInHand'>>('GET', '/socia/consultarOrdenSesion');

  return {
    call,
    add,
    confirmed,
    inHand,
    countUnits: async () => (await call<{ unidades: number }>('GET', '/socia/consultarUnidadesOrden')).unidades,
    /** Counts the pieces that are out of stock as well. */
    countWanted: async () => (await inHand()).lineas.reduce((sum, { cantidadPedida }) => sum + cantidadPedida, 0),
    countOrders: async () => (await pending(['PENDIENTE', 'PAGADA'])).total,
    /** The number of the order that was placed last. */
    latest: async () => (await pending(['PENDIENTE'])).elementos[0]?.numero ?? '',
    /** Empties the order in hand, if there is one. */
    async empty(): Promise<void> {
      if ((await pending(['BORRADOR'])).elementos.every(({ enMano }) => !enMano)) return;
      const { lineas, version } = await inHand();
      const ids = lineas.map(({ id }) => id);
      if (ids.length > 0) await call('POST', '/socia/eliminarItem', { lineas: ids, version });
    },
    /** Two lines, one of them for a client. */
    async fill(): Promise<Line[]> {
      const { articles } = await call<AnswerOf<'readRecentArticles'>>('GET', '/socia/articulosRecientes');
      const { clients } = await call<AnswerOf<'listOrderClients'>>('GET', '/socia/clientesOrden');
      // Enough in stock for the orders of other tests, and the most expensive, because articles of other tests may be
      // below an order's minimum.
      const [first, second] = articles
        .filter(({ units }) => units >= 4)
        .toSorted((one, other) => other.price - one.price);
      return add([
        { codigo: first?.code, cantidadPedida: 2, cliente: clients[0]?.id },
        { codigo: second?.code, cantidadPedida: 1 },
      ]);
    },
    /** Chooses the first option of each gift that the order has earned. */
    async takeGifts(): Promise<void> {
      const { regalos } = await call<AnswerOf<'readGifts'>>('GET', '/socia/consultarRegalos');
      for (const { id, porElegir, elegidos, faltaImporte, faltanPuntos } of regalos) {
        if (faltaImporte > 0 || faltanPuntos > 0 || porElegir <= elegidos) continue;
        const { opciones } = await call<AnswerOf<'readGiftOptions'>>('GET', `/socia/consultarOpcionesRegalo/${id}`);
        const codigo = opciones.find(({ unidades }) => unidades > 0)?.codigo;
        const chosen = { regalo: id, elegidos: [{ codigo, cantidadPedida: porElegir }] };
        await call('POST', '/socia/insertarRegalos', { version: (await inHand()).version, regalos: [chosen] });
      }
    },
    /** Lines spread over clients, several of a client for each article that is in stock. */
    async fillForClients(count: number, lines: number): Promise<void> {
      const { articles } = await call<AnswerOf<'readRecentArticles'>>('GET', '/socia/articulosRecientes');
      const { clients } = await call<AnswerOf<'listOrderClients'>>('GET', '/socia/clientesOrden');
      const there = articles.filter(({ units }) => units >= count);
      const wanted = Array.from({ length: lines }, (_, at) => ({
        codigo: there[Math.floor(at / count)]?.code,
        cantidadPedida: 1,
        cliente: clients[at % count]?.id,
      }));
      expect(await add(wanted)).toHaveLength(lines);
    },
    /** Places a complete order by calls, without a page. */
    async buy(codes: Record<string, number>): Promise<string> {
      await add(Object.entries(codes).map(([codigo, cantidadPedida]) => ({ codigo, cantidadPedida })));
      await call('POST', '/socia/actualizarFormaEnvio', { forma: 'EST' });
      const path = '/socia/consultarResumenOrden/actual?metodo=001&usarSaldo=N';
      const { orden, versionCondiciones } = await call<AnswerOf<'readOrderSummary'>>('GET', path);
      const answer = await call<AnswerOf<'confirmOrder'>>('POST', '/socia/confirmarOrden', {
        version: orden.version,
        totalVisto: orden.totales.total,
        metodo: '001',
        usarSaldo: false,
        aceptaCondiciones: true,
        versionCondiciones,
        entregaParcial: false,
      });
      expect(answer.resultado).toBe('CONFIRMADA');
      return answer.orden?.numero ?? '';
    },
    /** One article of each style on sale, with the quantity that may be ordered. */
    async listArticles(fits: (pieces: number) => boolean, count: number) {
      const found: { code: string; pieces: number }[] = [];
      for (let page = 1; found.length < count; page += 1) {
        const list = { idioma: 'es', departamento: 'mujer', pagina: page };
        const { productos } = await call<AnswerOf<'listProducts'>>(
          'POST',
          '/public/portafolio/consultarProductosDepto',
          list,
        );
        if (productos.length === 0) throw new Error('The shop has no more articles of this kind.');
        for (const { url } of productos) {
          const body = { idioma: 'es', producto: url.es };
          const { variants } = await call<AnswerOf<'readProduct'>>(
            'POST',
            '/public/portafolio/consultarProductoDetalle',
            body,
          );
          const one = variants
            .flatMap(({ sizeList }) => Object.values(sizeList))
            .find(({ disponible, cantidadMaxima }) => disponible && fits(cantidadMaxima));
          if (one) found.push({ code: one.codigo, pieces: one.cantidadMaxima });
        }
      }
      return found.slice(0, count);
    },
  };
}

export type CheckoutSteps = ReturnType<typeof checkoutSteps>;

export const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
export const button = (page: Page, t = es) => page.getByRole('button', { name: t('checkout.payment.submit') });
export const confirmation = /\/checkout\/confirmation\?order=[0-9A-Z-]{6,20}$/;

export const codeField = (page: Page, t = es) => page.getByLabel(t('pad.pad.code'), { exact: true });

export async function openPad(page: Page): Promise<void> {
  await page.goto('/executive/quick-order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('pad.title'));
  await waitUntilHydrated(codeField(page));
}

/** Chooses the executive's usual address and the first delivery method. */
export async function chooseDelivery(page: Page, t = es, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/checkout/shipping`);
  await pickDelivery(page, t);
}

/** The same when the page is at that step already. */
export async function pickDelivery(page: Page, t = es): Promise<void> {
  const address = radio(page, new RegExp(t('checkout.shipping.default')));
  await waitUntilHydrated(address);
  await address.click();
  const methods = page.getByRole('group', { name: t('checkout.shipping.method') });
  await methods.getByRole('radio').first().click();
  await expect(methods.getByRole('radio').first()).toBeChecked();
  await page.getByRole('link', { name: t('checkout.shipping.next') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.payment.title'));
}

/** From the bag to the payment step, by the steps that have something to decide. */
export async function goToPayment(page: Page, t = es): Promise<void> {
  await page.locator('.order-bag-way').getByRole('link').click();
  await page.waitForURL(/gifts|shipping|payment/);
  if (page.url().includes('gifts')) {
    await page.getByRole('link', { name: t('checkout.gifts.next') }).click();
    await page.waitForURL(/shipping|payment/);
  }
  if (page.url().includes('shipping')) await pickDelivery(page, t);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.payment.title'));
}

/** Chooses cash on delivery, waits for its fee in the total, and ticks every consent. */
export async function choosePayment(page: Page, t = es): Promise<void> {
  await pickWay(page, t('checkout.payment.cash'));
  await expect(page.getByText(t('checkout.totals.surcharge'))).toBeVisible();
  await page.getByRole('checkbox', { name: t('checkout.payment.terms') }).check();
}

export async function pickWay(page: Page, name: string): Promise<void> {
  const way = radio(page, name);
  await waitUntilHydrated(way);
  await way.click();
  await expect(way).toBeChecked();
}

/** Opens the methods that the order cannot use. */
export const openOtherWays = (page: Page) => page.locator('#pay-how summary').last().click();

/** Fills an order of two lines and makes every choice that the button needs. */
export async function goToButton(page: Page, checkout: CheckoutSteps): Promise<{ lines: Line[]; before: number }> {
  const lines = await checkout.fill();
  const before = await checkout.countOrders();
  await chooseDelivery(page);
  await choosePayment(page);
  return { lines, before };
}

/** The region in which the page lists what changed since the last view. */
export const changes = (page: Page) => page.getByRole('region', { name: es('checkout.differences.title') });
export const euros = (amount: number) => `€${amount.toFixed(2)}`;
