import type { APIRequestContext, APIResponse } from 'playwright/test';
import type { Locale } from '../contract/public-codes.ts';
import { expect, messages, test } from './fixtures';
import { guardedPages } from './guarded-pages';
import { plain } from './plain-text';

const home = '/home/your-catalog-sale-business';
const desk = '/executive/your-account/home';
const languages: [Locale, string][] = [
  ['es', ''],
  ['en', '/en'],
  ['de', '/de'],
];
/** Pages for executives only, with their headings. */
const executiveOnly = [
  ['/executive/quick-order', 'pad.title'],
  ['/executive/your-account/security', 'security.title'],
  ['/executive/your-account/data', 'ownData.title'],
  ['/checkout/gifts', 'checkout.gifts.title'],
  ['/checkout/shipping', 'checkout.shipping.title'],
  ['/checkout/payment', 'checkout.payment.title'],
  ['/checkout/confirmation', 'checkout.confirmation.title'],
  ['/checkout/payment-result', 'payment.result.title'],
  ['/executive/your-account/payments', 'payment.due.title'],
  ['/executive/your-account/statement', 'ledger.statement.title'],
  ['/executive/your-account/orders', 'orders.list.title'],
  ['/executive/your-account/order', 'orders.detail.unknown'],
  ['/executive/your-account/sales', 'ledger.sales.title'],
  ['/executive/your-account/find', 'workplace.found.title'],
  ['/executive/your-account/client-products', 'requests.title'],
  ['/executive/your-account/clients', 'clientBook.list.title'],
  ['/executive/your-account/client', 'clientBook.client.newTitle'],
  ['/executive/your-account/client-message', 'clientBook.write.title'],
  ['/executive/your-account/client-import', 'clientBook.import.title'],
  ['/executive/your-account/client-merge', 'clientBook.merge.title'],
  ['/executive/your-account/refereals', 'referrals.title'],
  ['/executive/your-account/store', 'store.own.title'],
  ['/checkout/bag', 'bag.title'],
] as const;
/** Pages of the client area, with their headings. */
const clientOnly = [
  ['/clients/welcome', 'clientArea.welcome'],
  ['/clients/order', 'clientArea.order.title'],
  ['/clients/orders', 'clientArea.bought.title'],
  ['/clients/data', 'clientData.title'],
] as const;

/** The path of a redirect's target, whether it names our host or not. */
const pathOf = (answer: APIResponse) => new URL(answer.headers().location ?? '', answer.url()).pathname;

/** The address and only heading after all redirects: a guard redirects before any script. */
async function arrive(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const { pathname, search } = new URL(answer.url());
  const headings = (await answer.text()).match(/<h1[\s>].*?<\/h1>/gs) ?? [];
  return { at: pathname + search, headings: headings.map((each) => plain(each).trim()) };
}

test('this file opens every guarded page of the shop', () => {
  const opened = [...executiveOnly, ...clientOnly].map(([path]) => path);
  expect([...opened, desk].toSorted()).toEqual(guardedPages);
});

for (const [locale, prefix] of languages) {
  const t = messages(locale);

  test(`R01 R02 D04 the empty path and any unknown path redirect to the home in ${locale} in one hop`, async ({
    request,
  }) => {
    const unknown = [
      prefix || '/',
      '/nowhere',
      '/executive',
      '/executive/nowhere',
      '/home',
      '/home/nowhere',
      '/catalogue',
      '/customer-care/nowhere',
      '/love/nowhere/at/all',
      '/validation/nowhere',
      '/my-store/a/nowhere',
      '/wp-login.php',
      // Invalid UTF-8, inside a public section and outside.
      '/catalogue/sost%E9n',
      '/clients/%ff',
    ];
    for (const path of unknown) {
      const address = path === (prefix || '/') ? path : prefix + path;
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([address, answer.status(), pathOf(answer)]).toEqual([address, 307, prefix + home]);
    }
  });

  test(`R03 D04 a path under /EU redirects to the ${locale} page without it and keeps query and hash`, async ({
    page,
  }) => {
    await page.goto(`/EU${prefix}/clients/login?return=%2Fclients%2Forder#content`);
    await expect(page).toHaveURL(`${prefix}/clients/login?return=%2Fclients%2Forder#content`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.client.title'));
  });

  test(`R34 R36 X06 D04 a visitor in ${locale} is sent home from executive pages and to the sign-in from client pages`, async ({
    request,
  }) => {
    for (const [path] of [...executiveOnly, [desk]] as const)
      expect(await arrive(request, prefix + path)).toMatchObject({
        at: `${prefix}${home}?return=${encodeURIComponent(path)}`,
      });
    for (const [path] of clientOnly)
      expect(await arrive(request, prefix + path)).toMatchObject({
        at: `${prefix}/clients/login?return=${encodeURIComponent(path)}`,
      });
  });

  test(`R28 R35 P01 an executive opens executive pages in ${locale} and is sent to sign in from client pages`, async ({
    context: { request },
    signIn,
  }) => {
    const { name } = await signIn('lucia');
    for (const [path, title] of executiveOnly)
      expect(await arrive(request, prefix + path)).toEqual({ at: prefix + path, headings: [t(title)] });
    expect(await arrive(request, prefix + desk)).toEqual({ at: prefix + desk, headings: [t('desk.hello', { name })] });
    expect(await arrive(request, `${prefix}/clients/order`)).toMatchObject({
      at: `${prefix}/clients/login?return=%2Fclients%2Forder`,
    });
  });

  test(`R35 P02 an advisor is sent to the advisor home in ${locale} from executive pages`, async ({
    context: { request },
    signIn,
  }) => {
    const { name } = await signIn('ines');
    for (const [path] of executiveOnly)
      expect(await arrive(request, prefix + path)).toEqual({
        at: prefix + desk,
        headings: [t('desk.hello', { name })],
      });
  });

  test(`R36 the guard lets a client into the client area in ${locale}, and into no executive page`, async ({
    context: { request },
    signIn,
  }) => {
    const { name } = await signIn('emma');
    for (const [path, key] of clientOnly)
      expect(await arrive(request, prefix + path)).toEqual({ at: prefix + path, headings: [t(key, { name })] });
    for (const [path] of executiveOnly)
      expect(await arrive(request, prefix + path)).toMatchObject({
        at: `${prefix}${home}?return=${encodeURIComponent(path)}`,
      });
  });

  test(`S01 R34 an account with its first password is sent to set a new one, in ${locale}`, async ({
    page,
    signIn,
  }) => {
    await signIn('nadia');
    for (const path of [desk, '/executive/quick-order', '/checkout/confirmation']) {
      await page.goto(prefix + path);
      await expect(page).toHaveURL(`${prefix}/validation/password-init`);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.init.title'));
  });
}

test('R03 D05 /EuropaBackend and /EUROPE are not under /EU', async ({ request }) => {
  for (const path of ['/EUROPE/clients/login', '/EuropaBackend', '/EUx']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(pathOf(answer)).toBe(home);
  }
  const answer = await request.get('/EuropaBackend/rest/api/public/getDataInit');
  expect([answer.status(), (await answer.json()).codigo]).toEqual([200, 0]);
});

test('a return address on another host is not followed', async ({ page, signIn }) => {
  await signIn('emma');
  for (const foreign of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/%5Celsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '/api/session',
  ]) {
    await page.goto(`/en/clients/login?return=${encodeURIComponent(foreign)}`);
    await expect(page).toHaveURL('/en/clients/welcome');
  }
  await page.goto('/en/clients/login?return=%2Fclients%2Forder');
  await expect(page).toHaveURL('/en/clients/order');
});

// The rewritten address of the page, and the data of a client navigation to it.
const asked: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
];
const insides = [
  ['lucia', '/executive/quick-order', 'pad.pad.help'],
  ['lucia', desk, 'desk.hello'],
  ['emma', '/clients/order', 'clientArea.order.lead'],
] as const;

for (const [user, path, words] of insides) {
  test(`R34 R36 X06 ${path} shows its content to its own role only, as a document and as navigation data`, async ({
    signIn,
    request: guest,
    context,
    openContext,
    baseURL,
  }) => {
    const { name } = await signIn(user);
    const stranger = await openContext({ baseURL });
    // A signed-in person of another role.
    await signIn(user === 'emma' ? 'lucia' : 'emma', stranger);
    for (const headers of asked) {
      for (const [locale, prefix] of languages) {
        for (const address of [prefix + path, `/${locale}${path}`]) {
          const mark = messages(locale)(words, { name });
          const shows = async (who: APIRequestContext) => {
            const answer = await who.get(address, { headers, maxRedirects: 5 });
            return (await answer.text()).includes(mark);
          };
          expect([address, await shows(context.request), await shows(guest), await shows(stranger.request)]).toEqual([
            address,
            true,
            false,
            false,
          ]);
        }
      }
    }
  });
}
