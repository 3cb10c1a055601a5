import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import axe from 'axe-core';
import { createTranslator, type Locale } from 'next-intl';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Frame,
  type Locator,
  type Page,
} from 'playwright/test';
import { type DemoAccount, demoAccounts } from '../backend/db/seed/demo-accounts.ts';
import { type Role, roles } from '../contract/public-codes.ts';
import type es from '../messages/es.json';
import { beginOf, errorsIn, noteChecked, readSince } from '../scripts/parts/server-errors.mjs';

export { expect };

/** Into the test's own browser, or into another one. */
type SignIn = (user: string, into?: BrowserContext) => Promise<DemoAccount>;
/** Another visitor's browser, watched and furnished as the test's own, and closed with it. */
export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;
type Options = {
  /** Console errors that a test provokes; any other fails it. Playwright takes a second entry for the option's settings. */
  expectedErrors: [pattern?: RegExp];
  /** `drawn` is for what is about pictures: whoever asks for one first waits until it is drawn. */
  pictures: 'blank' | 'drawn';
};

type Fixtures = { openContext: OpenContext; signIn: SignIn; quietServers: undefined };
type WorkerFixtures = { sessions: Map<string, Made>; serverErrors: () => string[] };

const logs = (process.env.SHOP_LOGS ?? '').split(':').filter(Boolean);

const signInAddress = (role: Role) => (role === roles.client ? '/api/clientes/login' : '/api/login');

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  pictures: ['blank', { option: true }],

  /** What the servers of the shared shop have logged as errors since somebody of this worker last asked. */
  serverErrors: [
    async ({}, use) => {
      const read = new Map(logs.map((log) => [log, beginOf(log)]));
      const news = () =>
        logs.flatMap((log) => {
          const { text, to } = readSince(log, read.get(log) ?? 0);
          read.set(log, to);
          noteChecked(log, to);
          return errorsIn(text);
        });
      await use(news);
      // Between the last test of a worker and its end.
      expect(news(), 'errors of the servers after the last test of a worker').toEqual([]);
    },
    { scope: 'worker' },
  ],

  /**
   * An error line is in the log before the answer that it is about. What a server does after its answer may be logged
   * while the next test runs, and two workers share the shop: whoever is under way fails, so that no error is lost.
   */
  quietServers: [
    async ({ serverErrors }, use, { title }) => {
      await use(undefined);
      expect(
        serverErrors(),
        `errors of the servers while this ran, or another test beside or before it: ${title}`,
      ).toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, expectedErrors, pictures }, use) => {
    const unexpected = await furnish(context, { expectedErrors, pictures });
    await use(context);
    expect(unexpected()).toEqual([]);
  },

  openContext: async ({ browser, expectedErrors, pictures }, use) => {
    const opened: { context: BrowserContext; unexpected: () => string[] }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push({ context, unexpected: await furnish(context, { expectedErrors, pictures }) });
      return context;
    });
    const errors = opened.flatMap(({ unexpected }) => unexpected());
    for (const { context } of opened) await context.close();
    expect(errors).toEqual([]);
  },

  // One sign-in a worker and user: the backend limits how often an address may try.
  sessions: [({}, use) => use(new Map()), { scope: 'worker' }],

  /** Signs a demo account in by making its session, not by the form. */
  signIn: async ({ context, sessions }, use) => {
    await use(async (user, into = context) => {
      const account = accountOf(user);
      const known = sessions.get(account.user);
      const serves = known && Date.now() - known.at < servesMs;
      const made = serves ? known : { at: Date.now(), cookies: await makeSession(into, user) };
      sessions.set(account.user, made);
      await into.addCookies(made.cookies);
      return account;
    });
  },
});

/** A browser as every visitor has it here, with what was wrong in it since. */
async function furnish(context: BrowserContext, { expectedErrors, pictures }: Options): Promise<() => string[]> {
  const unexpected = watchErrors(context, expectedErrors[0]);
  if (pictures === 'blank') await leaveOutPictures(context);
  if (lateMs > 0) await comeLate(context);
  return unexpected;
}

/** Errors on console and page, each with its address, because the text of what could not be fetched has none. */
function watchErrors(context: BrowserContext, expected?: RegExp): () => string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  const cut = new Map<Page, string>();
  context.on('weberror', (error) => {
    const text = String(error.error().stack);
    const page = error.page();
    if (!page || !streamCut.test(text)) errors.push(text);
    else if (!cut.has(page)) {
      cut.set(page, text);
      page.once('framenavigated', () => cut.delete(page));
    }
  });
  return () => [...errors, ...cut.values()].filter((text) => !expected?.test(text));
}

/** React's word for a page whose stream ended early: nobody's fault where the person went on before it was whole. */
const streamCut = /Minified React error #412/;

const blank = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v89WAAAAA==', 'base64');

/**
 * A drawing costs half a second of a processor, and a page shows eight. The frames stay as they are. A page's own
 * routes may not take the pictures first, as one with a function for an address does: once they are taken back
 * (`unrouteAll`), what is on its way is answered twice.
 */
export const leaveOutPictures = (context: BrowserContext) =>
  context.route(/\/media\/[0-9a-f]{24}\//, (route) => route.fulfill({ contentType: 'image/webp', body: blank }));

const lateMs = Number(process.env.E2E_LATE_MS ?? 0);

/** To hunt races by: as on a slow line scripts and answers take their time, and what does not wait for them fails. */
const comeLate = (context: BrowserContext) =>
  context.route(/\/_next\/static\/.*\.js|\/(api|EuropaBackend)\//, async (route) => {
    await delay(lateMs);
    // The page may have gone meanwhile.
    await route.continue().catch(() => {});
  });

/** All that the shared shop has logged, to look for what may not be there. */
export function readShopLogs(): string {
  const text = logs.map((log) => readFileSync(log, 'utf8')).join('\n');
  expect(text).toContain('storefront listens on');
  return text;
}

/** For a server of a test's own, once it has stopped. */
export function expectQuiet(log: string, expected: RegExp[] = []): void {
  const errors = errorsIn(readSince(log, 0).text);
  expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
}

/** A token past fifteen minutes is renewed by whatever is answered, and a test that ends a sign-in has it back. */
const servesMs = 10 * 60_000;
type Made = { at: number; cookies: Cookies };
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

function accountOf(user: string): DemoAccount {
  const account = demoAccounts.find((each) => each.user.startsWith(user));
  if (!account) throw new Error(`There is no demo account of ${user}.`);
  return account;
}

export const sharedShop = process.env.SHOP_URL ?? 'http://localhost:3000';

/** A session at a shop, of which there may be several. */
export async function makeSession(context: BrowserContext, whose: string, shop = sharedShop): Promise<Cookies> {
  const { role, user, password } = accountOf(whose);
  await context.request.get('/api/session');
  const xsrf = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await context.request.post(`/EuropaBackend/rest${signInAddress(role)}`, {
    data: { usuario: user, clave: password },
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(xsrf), Origin: shop },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return context.cookies();
}

/** The texts of a language, to find things by what stands on them. */
export function messages(locale: Locale) {
  const texts: typeof es = JSON.parse(readFileSync(`${import.meta.dirname}/../messages/${locale}.json`, 'utf8'));
  return createTranslator({ locale, messages: texts });
}

/** What opens the menu: a gender's own on a wide screen, all of it on a phone. */
export const menuButton = (page: Page, t: ReturnType<typeof messages>) =>
  page
    .getByRole('button', { name: t('layout.menu.open'), exact: true })
    .or(page.getByRole('navigation', { name: t('layout.menu.label') }).getByRole('button'))
    .first();

/** What is chosen or typed before the script is there is not heard. */
export async function waitUntilHeard(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate(isHeard)).toBe(true);
}

/** A public page asks for its scripts when it rests; a page that is the framework's alone names them itself. */
export const untilScriptsAreAskedFor = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('script[data-page]') ||
      document.querySelector('script[async][src*="/_next/static/chunks/"]') !== null,
  );

/**
 * React leaves its mark on what it looks at, and takes a page over part by part: until a part is done its top is flagged
 * as placed or hydrating, and a value that was put in meanwhile counts as the one that was always there.
 */
function isHeard(element: Element): boolean {
  type Fiber = { flags: number; return: Fiber | null; alternate: Fiber | null };
  const marks: [string, Fiber][] = Object.entries(element as never);
  const mark = marks.find(([key]) => key.startsWith('__reactFiber'))?.[1];
  for (let fiber = mark ?? null; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & 4098) return false;
  return mark !== undefined;
}

/**
 * That a text is what everybody gets. An order of another test may change a page meanwhile, and then everybody gets the
 * new one: what the page says by then comes back.
 */
export async function expectEverybodys(text: string, plain: string, read: () => Promise<string>): Promise<string> {
  const now = text === plain ? plain : await read();
  expect(text).toBe(now);
  return now;
}

/** WCAG 2.2 AA as far as a machine can tell: what is wrong, and what it could not decide. */
export async function lookForBarriers(page: Page) {
  // On the way from one page to the next there is none for a moment.
  await expect(page).toHaveTitle(/\S/);
  // What fades in is paler on its way than where it comes to stand.
  const isMoving = () =>
    document.getAnimations().some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await expect.poll(() => page.evaluate(isMoving)).toBe(false);
  // What a bar of the desk covers by half comes out from under it by scrolling; axe takes the rest for the whole target. A
  // button that has come under the pointer just now would be read on its way from one colour to another.
  const steady = await page.addStyleTag({
    content: '.desk-bar, .workplace { position: static !important } * { transition: none !important }',
  });
  // The engine's own adapter gives it to a page twice, and again with every look.
  const give = async (frame: Frame) => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  };
  // One within the page may go meanwhile. That the page itself has it shows below.
  for (const frame of page.frames()) await give(frame).catch(() => {});
  const { violations, passes, incomplete, inapplicable, testEngine } = await page.evaluate(
    (values) => (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], runOnly: values }),
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  );
  await steady.evaluate((style: Element) => style.remove());
  return {
    engine: `${testEngine.name} ${testEngine.version}`,
    rules: [violations, passes, incomplete, inapplicable].flat().map(({ id }) => id),
    undecided: incomplete.map(({ id }) => id),
    violations: violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target }) => target.join(' ')).join(', '),
    })),
  };
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await lookForBarriers(page);
  expect(violations.map(({ id, where }) => `${id}: ${where}`)).toEqual([]);
}
