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
import { type Role, roles } from '../contract/public-codes.ts';
import { type DemoAccount, demoAccounts } from '../demo/seed/demo-accounts.ts';
import type es from '../messages/es.json';
import { beginOf, errorsIn, noteChecked, readSince } from '../scripts/parts/server-errors.mjs';

export { expect };

/** Signs in within the test's own browser context, or within another one. */
type SignIn = (user: string, into?: BrowserContext) => Promise<DemoAccount>;
/** Opens another visitor's browser context, set up and watched as the test's own, and closed with it. */
export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;
type Options = {
  /** Console errors that a test provokes; any other fails it. Playwright takes a second entry for the option's settings. */
  expectedErrors: [pattern?: RegExp];
  /** `drawn` is for tests about pictures: the first request for one waits until it is drawn. */
  pictures: 'blank' | 'drawn';
};

type Fixtures = { openContext: OpenContext; signIn: SignIn; quietServers: undefined };
type WorkerFixtures = { sessions: Map<string, Made>; serverErrors: () => string[] };

const logs = (process.env.SHOP_LOGS ?? '').split(':').filter(Boolean);

const signInAddress = (role: Role) => (role === roles.client ? '/api/clientes/login' : '/api/login');

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  pictures: ['blank', { option: true }],

  /** The errors that the servers of the shared shop have logged since this worker last asked. */
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
      // Errors between the last test of a worker and its end.
      expect(news(), 'errors of the servers after the last test of a worker').toEqual([]);
    },
    { scope: 'worker' },
  ],

  /**
   * A server logs an error before the answer that it concerns. Work after an answer may be logged while the next test
   * runs, and two workers share the shop: every running test fails, so that no error is lost.
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

  // One sign-in per worker and user, because the backend limits the attempts of an address.
  sessions: [({}, use) => use(new Map()), { scope: 'worker' }],

  /** Signs a demo account in by a call, not by the form. */
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

/** Sets a browser context up as every test has it; gives the unexpected errors so far. */
async function furnish(context: BrowserContext, { expectedErrors, pictures }: Options): Promise<() => string[]> {
  const unexpected = watchErrors(context, expectedErrors[0]);
  if (pictures === 'blank') await leaveOutPictures(context);
  if (lateMs > 0) await comeLate(context);
  return unexpected;
}

/** Errors on console and page, each with its address, because the text of a failed request has none. */
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

/** React's error for a page whose stream ended early: no fault if the visitor left before it was complete. */
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

/** For finding races: delays scripts and answers as a slow line does, so that tests that do not wait fail. */
const comeLate = (context: BrowserContext) =>
  context.route(/\/_next\/static\/.*\.js|\/(api|EuropaBackend)\//, async (route) => {
    await delay(lateMs);
    // The page may be closed meanwhile.
    await route.continue().catch(() => {});
  });

/** Everything that the shared shop has logged, for tests that secrets are absent. */
export function readShopLogs(): string {
  const text = logs.map((log) => readFileSync(log, 'utf8')).join('\n');
  expect(text).toContain('storefront listens on');
  return text;
}

/** Expects no errors in the log of a test's own server that has stopped. */
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

/** The translator of a language, to find elements by their text. */
export function messages(locale: Locale) {
  const texts: typeof es = JSON.parse(readFileSync(`${import.meta.dirname}/../messages/${locale}.json`, 'utf8'));
  return createTranslator({ locale, messages: texts });
}

/** The button that opens the menu: of one department on a wide screen, of the whole menu on a phone. */
export const menuButton = (page: Page, t: ReturnType<typeof messages>) =>
  page
    .getByRole('button', { name: t('layout.menu.open'), exact: true })
    .or(page.getByRole('navigation', { name: t('layout.menu.label') }).getByRole('button'))
    .first();

/** Waits until React handles the control's events; input before hydration would be ignored. */
export async function waitUntilHydrated(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate(isHydrated)).toBe(true);
}

/** A public page requests its scripts when it is idle; a page rendered by Next alone names them in its HTML. */
export const untilScriptsAreRequested = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('script[data-page]') ||
      document.querySelector('script[async][src*="/_next/static/chunks/"]') !== null,
  );

/**
 * React marks the elements that it has hydrated, boundary by boundary: until one is done, its top fiber is flagged as
 * placed or hydrating, and a value that is entered meanwhile counts as the initial one.
 */
function isHydrated(element: Element): boolean {
  type Fiber = { flags: number; return: Fiber | null; alternate: Fiber | null };
  const marks: [string, Fiber][] = Object.entries(element as never);
  const mark = marks.find(([key]) => key.startsWith('__reactFiber'))?.[1];
  for (let fiber = mark ?? null; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & 4098) return false;
  return mark !== undefined;
}

/**
 * Expects that a text is what every visitor gets. An order of another test may change the page meanwhile; then it
 * expects the new text. Returns the current text.
 */
export async function expectSameForAll(text: string, plain: string, read: () => Promise<string>): Promise<string> {
  const now = text === plain ? plain : await read();
  expect(text).toBe(now);
  return now;
}

/** Runs axe for WCAG 2.2 AA; gives the violations and what axe could not decide. */
export async function runAxe(page: Page) {
  // During a navigation the title is missing for a moment.
  await expect(page).toHaveTitle(/\S/);
  // An element that fades in has too little contrast until it is done.
  const isMoving = () =>
    document.getAnimations().some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await expect.poll(() => page.evaluate(isMoving)).toBe(false);
  // Targets half under a desk's bar can be scrolled clear, but axe would measure only the visible half. A button that
  // has just come under the pointer would be measured during its colour transition.
  const steady = await page.addStyleTag({
    content: '.desk-bar, .workplace { position: static !important } * { transition: none !important }',
  });
  // Injected by hand, because axe's Playwright adapter injects the engine twice, and again with every run.
  const give = async (frame: Frame) => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  };
  // A frame may disappear meanwhile; if the main frame had no axe, the run below would fail.
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
  const { violations } = await runAxe(page);
  expect(violations.map(({ id, where }) => `${id}: ${where}`)).toEqual([]);
}
