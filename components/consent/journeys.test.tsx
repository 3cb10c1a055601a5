import 'fake-indexeddb/auto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { bag, clearCart } from '@/lib/cart/cart';
import { consentStore, storeConsent } from '@/lib/consent/consent';
import { emitShopEvent, toTrackedItem } from '@/lib/consent/shop-events';
import { post } from '@/lib/http/browser';
import { splitLocale } from '@/lib/i18n/routing';
import { ok, stubProxy } from '@/lib/testing/answers';
import es from '@/messages/es.json';

let mockPath = '';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

type LayerEvent = { event?: string; ecommerce?: { items: { item_id: string }[]; transaction_id?: string } } & Record<
  string,
  unknown
>;
/** A document of the shop: its address, its structured data, its content and the visitor's actions. */
type Visit = { at: string; data?: object; html?: string; action?: () => unknown };

const home: Visit = { at: '/home/your-catalog-sale-business' };
const [first, second] = [
  { reference: 'SJ1045', name: 'Camelia', href: '/catalogue/sujetador-camelia-sj1045' },
  { reference: 'BR2001', name: 'Alba', href: '/catalogue/bragas-alba-br2001' },
].map((style) => ({
  ...style,
  key: `code ${style.reference}`,
  colourName: 'Negro íntimo',
  size: '85B',
  picture: null,
  dominantColor: null,
  priceCents: 2990,
  quantity: 1,
  maxQuantity: 9,
})) as [Parameters<typeof bag.add>[0], Parameters<typeof bag.add>[0]];

const product: Visit = {
  at: first.href,
  data: { '@type': 'ProductGroup', productGroupID: first.reference, hasVariant: [{ offers: [{ price: 29.9 }] }] },
};
const listing: Visit = {
  at: '/catalogue/mujer/sujetadores',
  data: {
    '@type': 'ItemList',
    itemListElement: [second, first].map(({ name, href }) => ({ name, url: `https://shop.example${href}` })),
  },
  html: `<a href="${first.href}/neg">Camelia</a><a href="/catalogue/damen">Damen</a>`,
};
const click = (text: string) => () =>
  [...document.querySelectorAll<HTMLElement>('main a, main button')]
    .find(({ textContent }) => textContent === text)
    ?.click();
const store = '/my-store/lucia-ferrer';
const number = 'V26-004823';
const bought = { number, cents: 6480, items: [toTrackedItem({ ...first, quantity: 2 })] };

const journeys: Record<string, { visits: Visit[]; told: string[] }> = {
  'reads about the shop in two languages': {
    visits: [home, { at: '/en/love' }, { at: '/en/your-business' }],
    told: ['page_view home es', 'page_view love en', 'page_view your-business en'],
  },
  'chooses from a list': {
    visits: [{ ...listing, action: click('Camelia') }, product, home],
    told: [
      'page_view listing es',
      'view_item_list BR2001 SJ1045',
      'select_item SJ1045',
      'page_view product es',
      'view_item SJ1045',
      'page_view home es',
    ],
  },
  'searches; the search text is not sent': {
    visits: [{ at: '/search?q=encaje+85B' }, product, home],
    told: ['page_view search es', 'search', 'page_view product es', 'view_item SJ1045', 'page_view home es'],
  },
  'puts pieces into the bag and takes some out': {
    visits: [
      {
        ...product,
        action: async () => {
          await bag.add(first);
          await bag.add(second);
          await bag.setQuantity(first.key, 3);
          await bag.setQuantity(first.key, 1);
          await bag.remove(second.key);
        },
      },
      home,
    ],
    told: [
      'page_view product es',
      'view_item SJ1045',
      'add_to_cart SJ1045',
      'add_to_cart BR2001',
      'add_to_cart SJ1045',
      'remove_from_cart SJ1045',
      'remove_from_cart BR2001',
      'page_view home es',
    ],
  },
  'buys as a guest and opens the confirmation twice': {
    visits: [
      { ...product, action: () => bag.add(first) },
      { at: `${store}/shopping-bag` },
      { at: `${store}/shopping-clientdata` },
      {
        at: `${store}/shopping-payment`,
        action: async () => {
          emitShopEvent({ name: 'add_payment_info', items: [toTrackedItem(first)] });
          await clearCart();
        },
      },
      { at: `${store}/shopping-confirmation`, action: () => emitShopEvent({ name: 'purchase', ...bought }) },
      { at: `${store}/shopping-confirmation`, action: () => emitShopEvent({ name: 'purchase', ...bought }) },
      home,
    ],
    told: [
      'page_view product es',
      'view_item SJ1045',
      'add_to_cart SJ1045',
      'page_view mystore es',
      'view_cart SJ1045',
      'page_view mystore es',
      'begin_checkout SJ1045',
      'page_view mystore es',
      'add_shipping_info SJ1045',
      'add_payment_info SJ1045',
      'page_view mystore es',
      `purchase SJ1045 ${number}`,
      'page_view mystore es',
      'page_view home es',
    ],
  },
  'gets a refund: sent once, and only if this device sent the purchase': {
    visits: [
      {
        at: `/de${store}/shopping-confirmation`,
        action: () => {
          emitShopEvent({ name: 'refund', ...bought, number: 'V26-000001' });
          emitShopEvent({ name: 'purchase', ...bought });
          emitShopEvent({ name: 'refund', ...bought });
          emitShopEvent({ name: 'refund', ...bought });
        },
      },
      home,
    ],
    told: ['page_view mystore de', `purchase SJ1045 ${number}`, `refund SJ1045 ${number}`, 'page_view home es'],
  },
  'joins as an executive': {
    visits: [
      {
        at: '/home/catalog-sale-register-here',
        action: () => post<'enrolExecutive'>('/api/public/inscribirSocia', { body: {} as never }),
      },
      { at: '/executive/register-success' },
      home,
    ],
    told: ['page_view sign-up es', 'sign_up', 'page_view executive es', 'page_view home es'],
  },
  'signs in, as an executive and as a client': {
    visits: [
      { at: '/validation/sign-in', action: () => post<'signIn'>('/api/login', { body: {} as never }) },
      { at: '/executive/your-account/home' },
      { at: '/en/clients/login', action: () => post<'signInClient'>('/api/clientes/login', { body: {} as never }) },
      home,
    ],
    told: [
      'page_view validation es',
      'login',
      'page_view your-account es',
      'page_view clients en',
      'login',
      'page_view home es',
    ],
  },
  'writes to customer care, joins the newsletter and sends a bag to an executive': {
    visits: [
      {
        at: '/customer-care/contact',
        action: () => post<'contactCare'>('/api/public/enviarContactanos', { body: {} as never, idempotencyKey: 'a' }),
      },
      {
        at: '/de/customer-care/newsletter',
        action: () => post<'subscribeNewsletter'>('/api/public/suscribirNewsletter', { body: {} as never }),
      },
      {
        at: `${store}/shopping-bag`,
        action: () => post<'sendBag'>('/api/public/enviarBolsa', { body: {} as never, idempotencyKey: 'b' }),
      },
      home,
    ],
    told: [
      'page_view customer-care es',
      'generate_lead contact',
      'page_view customer-care de',
      'generate_lead newsletter',
      'page_view mystore es',
      'generate_lead bag',
      'page_view home es',
    ],
  },
  'shares a product and the wish list': {
    visits: [
      {
        ...product,
        html: '<div data-share="product"><a href="https://wa.me/?text=x">WhatsApp</a></div><a href="https://wa.me/1">Ayuda</a>',
        action: () => [click('WhatsApp')(), click('Ayuda')()],
      },
      {
        at: '/wish-list',
        html: '<div data-share="wish-list"><button type="button">Copiar</button></div>',
        action: click('Copiar'),
      },
      home,
    ],
    told: [
      'page_view product es',
      'view_item SJ1045',
      'share whatsapp product',
      'page_view wish-list es',
      'share link wish-list',
      'page_view home es',
    ],
  },
};

const layer = () => (window as { dataLayer?: LayerEvent[] }).dataLayer ?? [];
const say = ({ event, page_type, page_locale, method, content_type, lead_source, ecommerce }: LayerEvent) => [
  event,
  page_type,
  page_locale,
  event === 'share' && method,
  content_type,
  lead_source,
  ...(ecommerce?.items.map(({ item_id }) => item_id) ?? []),
  ecommerce?.transaction_id,
];

async function walk(visits: Visit[]): Promise<LayerEvent[]> {
  const { ConsentManager } = await import('./consent-manager');
  const told: LayerEvent[] = [];
  for (const { at, data, html = '', action } of visits) {
    delete (window as { dataLayer?: unknown }).dataLayer;
    window.history.replaceState(null, '', at);
    const { pathname } = window.location;
    mockPath = pathname;
    performance.getEntriesByType = () => [{ name: window.location.href } as PerformanceEntry];
    const facts = JSON.stringify({ ...data, name: 'Camelia', url: `https://shop.example${pathname}` });
    document.body.innerHTML = `<main>${html}${data ? `<script type="application/ld+json">${facts}</script>` : ''}</main>`;
    document.querySelector('main')?.addEventListener('click', (event) => event.preventDefault());
    const container = { id: 'GTM-TEST', origin: 'https://tags.example' };
    const { locale } = splitLocale(pathname);
    const desk = render(<ConsentManager locale={locale} container={container} policyHref="/" words={es.consent} />);
    // The event's data is read from the bag first.
    await act(() => bag.list());
    await act(async () => void (await action?.()));
    desk.unmount();
    told.push(...layer().filter((each) => each.event && each.event !== 'gtm.js'));
  }
  return told;
}

beforeEach(async () => {
  await clearCart();
  localStorage.clear();
  consentStore.load();
  const answered = () => ok({});
  stubProxy({
    login: answered,
    inscribirSocia: answered,
    enviarContactanos: answered,
    suscribirNewsletter: answered,
    enviarBolsa: answered,
    registrarConsentimiento: answered,
  });
});

test('the table has ten journeys', () => expect(Object.keys(journeys)).toHaveLength(10));

test.each(Object.entries(journeys))(
  'K16 with consent, exactly the journey’s events are sent in order: %s',
  async (_, journey) => {
    storeConsent({ measuring: true, advertising: false });
    const told = await walk(journey.visits);
    expect(told.map((each) => say(each).filter(Boolean).join(' '))).toEqual(journey.told);
    expect(JSON.stringify(told)).not.toMatch(/85B|íntimo|encaje|lucia|code /);
  },
);

test('K16 without consent no journey sends anything, now or later', async () => {
  storeConsent({ measuring: false, advertising: false });
  const told = await walk(Object.values(journeys).flatMap(({ visits }) => visits));
  expect([told, layer(), localStorage.getItem('tags-waiting'), localStorage.getItem('tags-told')]).toEqual([
    [],
    [],
    null,
    null,
  ]);
});
