import { beforeEach, expect, test } from '@jest/globals';
import { setCookie } from '@/lib/testing/cookies';
import { categoryStore, createCategoryStore } from './page-facts';
import { createTagManager } from './tag-manager';

const container = { id: 'GTM-TEST', origin: 'https://tags.example' };
const yes = { measuring: true, advertising: false };
const no = { measuring: false, advertising: false };
const home = '/home/your-catalog-sale-business';

type Layer = (Record<string, unknown> & ArrayLike<unknown>)[];
const layer = () => (window as unknown as { dataLayer?: Layer }).dataLayer ?? [];
/** Commands by their words, events by their names. */
const said = () => layer().map((each) => (each.event as string) ?? Array.from(each).slice(0, 2).join(' '));
const events = () => layer().filter(({ event }) => event && event !== 'gtm.js');
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);

beforeEach(() => {
  delete (window as { dataLayer?: unknown }).dataLayer;
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', home);
});

const goTo = (path: string) => window.history.replaceState(null, '', path);
const dataOfPage = (...nodes: object[]) => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  document.body.append(script);
};

test('before consent, and after a refusal, nothing is loaded, pushed or stored', () => {
  const tags = createTagManager(container, home);
  tags.show(home);
  tags.allow(null);
  tags.show(home);
  tags.allow(no);
  tags.show('/love');
  tags.reportItems('add_to_cart', [{ id: 'V1', name: 'A', cents: 100, quantity: 1 }]);
  tags.reportPurchase('V26-1', 100, []);
  expect([layer(), scripts(), localStorage.length]).toEqual([[], [], 0]);
});

test('K16 after consent the container is loaded once, denied by default, and each page view is pushed once', () => {
  const tags = createTagManager(container, home);
  expect(tags.show(home)).toBe(false);
  tags.allow(yes);
  // True only when the page is reported now, so that events of its view are reported once too.
  expect([tags.show(home), tags.show(home)]).toEqual([true, false]);
  tags.allow({ ...yes });
  goTo('/en/love');
  tags.show('/en/love');
  expect(said()).toEqual([
    'consent default',
    'set ads_data_redaction',
    'consent update',
    'gtm.js',
    'page_view',
    'page_view',
  ]);
  expect(Array.from(layer()[0] ?? [])[2]).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  expect(Array.from(layer()[2] ?? [])[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  expect(events()).toEqual([
    { event: 'page_view', page_type: 'home', page_locale: 'es', page_path: home },
    { event: 'page_view', page_type: 'love', page_locale: 'en', page_path: '/en/love' },
  ]);
  expect(scripts()).toEqual(['https://tags.example/gtm.js?id=GTM-TEST']);
});

test('K16 the view of a personal page waits for an open page, and reports neither its address nor its owner', () => {
  goTo('/en/my-store/lucia/shopping-payment');
  const till = createTagManager(container, '/en/my-store/lucia/shopping-payment');
  till.allow(yes);
  till.show('/en/my-store/lucia/shopping-payment');
  expect([layer(), scripts()]).toEqual([[], []]);
  goTo('/en/love');
  const open = createTagManager(container, '/en/love');
  open.allow(yes);
  open.show('/en/love');
  expect(events()).toEqual([
    { event: 'page_view', page_type: 'mystore', page_locale: 'en' },
    expect.objectContaining({ page_type: 'love' }),
  ]);
  expect(JSON.stringify(layer())).not.toContain('lucia');
  goTo('/love');
  open.show('/love');
  expect(events()).toHaveLength(3);
});

test('a document that started on a page where the container may not run never gets it', () => {
  const tags = createTagManager(container, '/customer-care/withdrawal');
  goTo('/love');
  tags.allow(yes);
  tags.show('/love');
  expect([layer(), scripts(), tags.isRunning()]).toEqual([[], [], false]);
});

test.each([
  ['a page with a form', '/customer-care/contact', ''],
  ['a product', '/catalogue/sujetador-camelia-sj1045', ''],
  ['a product whose address does not tell', '/catalogue/camelia', '<div data-typed="true" hidden></div>'],
])('in a document that has shown %s the container never runs, because typed data is still there', (_, path, left) => {
  const tags = createTagManager(container, home);
  goTo(path);
  document.body.innerHTML = left;
  tags.show(path);
  goTo('/love');
  tags.allow(yes);
  tags.show('/love');
  expect([layer(), scripts(), tags.isRunning()]).toEqual([[], [], false]);
  expect(localStorage.getItem('tags-waiting')).toContain('page_view');
});

test('withdrawing consent takes effect at once: waiting events and cookies are deleted, and the page has to be reloaded', () => {
  const tags = createTagManager(container, home);
  tags.allow(yes);
  tags.show(home);
  setCookie('_ga=GA1.1; path=/');
  localStorage.setItem('tags-waiting', '[{"event":"page_view"}]');
  expect(tags.allow(no)).toBe(true);
  expect(document.cookie).not.toContain('_ga');
  expect(localStorage.getItem('tags-waiting')).toBeNull();
  const before = layer().length;
  tags.show('/love');
  expect(layer()).toHaveLength(before);
});

test('a product is reported later, from its structured data: neither size nor colour', () => {
  const path = '/catalogue/sujetador-camelia-sj1045';
  goTo(`${path}/neg`);
  dataOfPage({ '@type': 'Product', url: 'https://shop.example/catalogue/another-v1', mpn: 'V1', name: 'Another' });
  dataOfPage(
    {
      '@type': 'ProductGroup',
      url: `https://shop.example${path}`,
      productGroupID: 'SJ1045',
      name: 'Camelia',
      hasVariant: [{ sku: 'SJ1045-NEG', color: 'Negro', size: ['85B'], offers: [{ price: 32.5 }, { price: 29.9 }] }],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: ['Velia', 'Mujer', 'Sujetadores', 'Camelia'].map((name, at) => ({
        name,
        item: `https://shop.example${at === 3 ? path : '/x'}`,
      })),
    },
  );
  const tags = createTagManager(container, path);
  tags.allow(yes);
  tags.show(`${path}/neg`);
  expect(events()).toEqual([]);
  expect(categoryStore.get().categories).toEqual(['Mujer', 'Sujetadores']);
  goTo('/love');
  const open = createTagManager(container, '/love');
  open.allow(yes);
  open.show('/love');
  expect(events().slice(0, -1)).toEqual([
    { event: 'page_view', page_type: 'product', page_locale: 'es' },
    {
      event: 'view_item',
      ecommerce: {
        currency: 'EUR',
        value: 29.9,
        items: [{ item_id: 'SJ1045', item_name: 'Camelia', item_category: 'Sujetadores', price: 29.9, quantity: 1 }],
      },
    },
  ]);
  expect(JSON.stringify(layer())).not.toMatch(/85B|Negro"/);
});

test('E09 the holder of categories starts empty, and is empty again on a page without categories', () => {
  expect(createCategoryStore().get()).toEqual({ categories: [] });
  categoryStore.set({ categories: ['Mujer'] });
  const tags = createTagManager(container, home);
  tags.allow(yes);
  tags.show(home);
  expect(categoryStore.get().categories).toEqual([]);
});

test('a listing is reported with its products', () => {
  const path = '/catalogue/mujer/sujetadores';
  goTo(path);
  const item = { name: 'Camelia', url: 'https://shop.example/catalogue/sujetador-camelia-sj1045' };
  dataOfPage({ '@type': 'ItemList', name: 'Sujetadores', url: `https://shop.example${path}`, itemListElement: [item] });
  const tags = createTagManager(container, path);
  tags.allow(yes);
  tags.show(path);
  expect(events().at(-1)).toEqual({
    event: 'view_item_list',
    ecommerce: {
      currency: 'EUR',
      item_list_name: 'Sujetadores',
      items: [{ item_id: 'SJ1045', item_name: 'Camelia', index: 0 }],
    },
  });
});

test('a purchase is reported once, however often its confirmation is viewed', () => {
  const tags = createTagManager(container, home);
  tags.allow(yes);
  const item = { id: 'SJ1045', name: 'Camelia', cents: 2990, quantity: 2 };
  tags.reportItems('add_to_cart', [item]);
  tags.reportPurchase('V26-1', 6480, [item]);
  createTagManager(container, home).allow(yes);
  tags.reportPurchase('V26-1', 6480, [item]);
  const ecommerce = events().filter((each) => 'ecommerce' in each);
  expect(ecommerce.map(({ event }) => event)).toEqual(['add_to_cart', 'purchase']);
  expect(ecommerce[0]).toMatchObject({ ecommerce: { value: 59.8, items: [{ item_id: 'SJ1045', quantity: 2 }] } });
  expect(ecommerce[1]).toMatchObject({ ecommerce: { transaction_id: 'V26-1', value: 64.8 } });
});

test.each(['{', '{}', '[1,null,{"x":1}]'])('unreadable waiting events are dropped: %s', (text) => {
  localStorage.setItem('tags-waiting', text);
  const tags = createTagManager(container, home);
  tags.allow(yes);
  tags.show(home);
  expect(events()).toHaveLength(1);
});

const shopUrl = (path: string) => `https://shop.example${path}`;
const nursing = { es: 'Sujetador de lactancia Alba', en: 'Alba nursing bra', de: 'Still-BH Alba' };

test.each(Object.entries(nursing))(
  'a product that reveals health is not reported as an item, by its name in %s',
  (_, name) => {
    const tags = createTagManager(container, home);
    tags.allow(yes);
    const path = '/catalogue/mujer';
    goTo(path);
    dataOfPage({
      '@type': 'ItemList',
      name: 'Mujer',
      url: shopUrl(path),
      itemListElement: [
        { name, url: shopUrl('/catalogue/x-v1') },
        { name: 'Alma', url: shopUrl('/catalogue/x-v2') },
      ],
    });
    tags.show(path);
    const item = { id: 'V1', name, cents: 3490, quantity: 1 };
    tags.reportItems('add_to_cart', [item]);
    tags.reportItems('begin_checkout', [item, { ...item, id: 'V2', name: 'Alma', cents: 1000 }]);
    tags.reportPurchase('V26-1', 4490, [item, { ...item, id: 'V2', name: 'Alma', cents: 1000 }]);
    const all = JSON.stringify(layer());
    expect([all.includes(name), all.includes('V1')]).toEqual([false, false]);
    expect(events().map(({ event }) => event)).toEqual(['page_view', 'view_item_list', 'begin_checkout', 'purchase']);
    expect(events().find(({ event }) => event === 'begin_checkout')).toMatchObject({ ecommerce: { value: 10 } });
  },
);
