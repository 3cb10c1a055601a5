import type { APIRequestContext, BrowserContext, Locator, Page } from 'playwright/test';
import type { AnswerOf } from '../contract/calls/table.ts';
import { codeField, openPad } from './checkout-steps';
import { expect, expectAccessible, messages, test } from './fixtures';
import { goOffline, goOnline } from './signal';

// One executive with one order in hand: these tests change it in sequence. Forty lines typed key by key, and five
// accessibility checks, take long on two busy cores.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
// These tests provoke an unknown code, an ended session and a lost connection.
test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|status of 40[14] .*\/consultarColoresTallas\/|401 .*\/(insertarItem|consultarPedidoActivo)\)$/,
  ],
});

const t = messages('es');
const pad = '/executive/quick-order';
const bag = '/checkout/bag';
const rest = '/EuropaBackend/rest/api';

type Article = { code: string; reference: string; size: string };

async function post<T>(context: BrowserContext, path: string, data: unknown, baseURL = ''): Promise<T> {
  const xsrf = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await context.request.post(rest + path, {
    data,
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(xsrf), Origin: new URL(baseURL).origin },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).datos;
}

const emptied = async (context: BrowserContext, baseURL?: string) => {
  const answer = await context.request.get(`${rest}/socia/consultarOrdenSesion`);
  if (answer.status() === 404) return;
  const { lineas } = (await answer.json()).datos as AnswerOf<'readOrderInHand'>;
  if (lineas.length > 0) await post(context, '/socia/eliminarItem', { lineas: lineas.map(({ id }) => id) }, baseURL);
};

/** Articles in stock, no two of the same style. */
async function listArticles(request: APIRequestContext, count: number): Promise<Article[]> {
  const found: Article[] = [];
  for (let page = 1; found.length < count; page += 1) {
    const listed = await request.post(`${rest}/public/portafolio/consultarProductosDepto`, {
      data: { idioma: 'es', departamento: 'mujer', pagina: page },
    });
    const { productos } = (await listed.json()).datos as AnswerOf<'listProducts'>;
    for (const { url } of productos) {
      const answer = await request.post(`${rest}/public/portafolio/consultarProductoDetalle`, {
        data: { idioma: 'es', producto: url.es },
      });
      const { parent, variants } = (await answer.json()).datos as AnswerOf<'readProduct'>;
      const [article] = variants.flatMap(({ sizeList }) =>
        Object.entries(sizeList).filter(([, { disponible, cantidadMaxima }]) => disponible && cantidadMaxima > 5),
      );
      if (article) found.push({ code: article[1].codigo, reference: parent.reference, size: article[0] });
    }
  }
  return found.slice(0, count);
}

const lineCount = (count: number) => t('pad.pad.lines.other').replace('{count}', `${count}`);
const unsettled = (page: Page) => page.locator('.open-entry');

type Start = { page: Page; context: BrowserContext; signIn: (user: string) => Promise<unknown>; baseURL?: string };

/** Opens the pad of an executive with an empty order; returns articles that can be ordered. */
async function startPad({ page, context, signIn, baseURL }: Start, count: number): Promise<Article[]> {
  await signIn('carmen');
  await emptied(context, baseURL);
  const articles = await listArticles(context.request, count);
  await openPad(page);
  return articles;
}

/** Makes the floating bars static, because they would cover what lies below them until it is scrolled free. */
const settleBar = (page: Page) =>
  page.locator('.order-bag-way, .pad-way').evaluate((bar: HTMLElement) => {
    bar.style.position = 'static';
  });

/** Seconds a line until all forty are in the order: printed, not asserted, because machines differ. */
const pace = (since: number) => `${((Date.now() - since) / 40_000).toFixed(2)} s a line`;
const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

test('R13 F096 N01 forty codes for six clients by keyboard alone take twelve keystrokes a line on average at most', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  const articles = await startPad({ page, context, signIn, baseURL }, 40);
  await codeField(page).focus();
  const lines: { kind: string; keys: number }[] = [];
  const since = Date.now();
  for (const [at, { code }] of articles.entries()) {
    let keys = 0;
    const enter = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      keys += text.length + 1;
    };
    // Six clients in turn, as on a paper list; each is new the first time, and another Enter confirms that.
    const named = at % 7 === 0;
    const several = at % 5 === 1;
    if (named) {
      await enter(`Eva ${'ABCDEF'[at / 7]}`);
      await enter('');
    }
    await enter(several ? `2*${code}` : code);
    lines.push({ kind: [named && 'new client', several && 'quantity'].filter(Boolean).join(' and ') || 'code', keys });
    await expect(codeField(page)).toBeFocused();
  }
  // The responses arrive in sequence, while the executive types ahead.
  await expect(page.getByRole('heading', { name: lineCount(40) })).toBeVisible({ timeout: 60_000 });
  await expect(unsettled(page)).toHaveCount(0);
  await expect(page.locator('.pad-clients > li')).toHaveCount(6);
  const all = lines.map(({ keys }) => keys);
  const kinds = Object.entries(Object.groupBy(lines, ({ kind }) => kind)).map(([kind, each = []]) => {
    return `${kind} ${mean(each.map(({ keys }) => keys)).toFixed(2)} (${each.length} lines)`;
  });
  const said = `mean ${mean(all).toFixed(2)}, most ${Math.max(...all)}; ${kinds.join(', ')}; no tap, ${pace(since)}`;
  test.info().annotations.push({ type: 'keystrokes', description: `${all.join(' ')}; ${said}` });
  process.stdout.write(`keystrokes a line: ${all.join(' ')}; ${said}\n`);
  expect(mean(all)).toBeLessThanOrEqual(12);

  // Undo by keyboard: the last line goes.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: lineCount(39) })).toBeVisible();
});

/** Lines that nothing covers, from their top to their bottom edge. */
const linesInSight = (page: Page) =>
  page.locator('.pad-line').evaluateAll((lines) => {
    const isSeen = (line: Element, y: number) =>
      line.contains(document.elementFromPoint(line.getBoundingClientRect().left + 70, y));
    return lines.filter((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return isSeen(line, top + 2) && isSeen(line, bottom - 2);
    }).length;
  });

test('N01 N10 while typing, twelve lines of the order are in sight, ten on a phone, beside its sum and the deadline', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('carmen');
  for (const [width, height, most] of [
    [1280, 800, 12],
    [390, 844, 10],
  ] as const) {
    await page.setViewportSize({ width, height });
    const articles = await listArticles(context.request, 1);
    await openPad(page);
    await codeField(page).fill(articles[0]?.code ?? '');
    await expect(page.locator('.entry')).toHaveAttribute('data-state', 'found');
    await expect(page.locator('.entry .entry-name')).toBeInViewport({ ratio: 1 });
    expect(await linesInSight(page), `${width} × ${height}`).toBeGreaterThanOrEqual(most);
    await expect(page.locator('.order-in-hand')).toBeInViewport({ ratio: 1 });
    // The desk's navigation, and no header or footer of the shop.
    await expect(page.getByRole('navigation', { name: t('workplace.label') })).toBeVisible();
    await expect(page.locator('.site-header, .site-footer')).toHaveCount(0);
  }
  // The longest text of the bar does not make the page wider than the screen.
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.locator('.order-in-hand').evaluate((bar) => {
      const [sum, left] = bar.querySelectorAll('strong');
      const units = bar.querySelector('a > span:last-child');
      if (!sum || !left || !units) throw new Error('the bar has changed');
      [sum.textContent, units.textContent, left.textContent] = ['€29.999,95', '1.234 unidades', '28 d 23 h'];
      return document.documentElement.scrollWidth;
    });
    expect(wide).toBeLessThanOrEqual(width);
  }
});

test('R27 N03 the bag is grouped by client, on a phone and a wide screen, without an accessibility violation', async ({
  page,
  signIn,
}) => {
  await signIn('carmen');
  for (const [width, height] of [
    [390, 844],
    [1680, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [bag, pad]) {
      await page.goto(path);
      await expect(page.getByText('Eva A').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width !== 390) continue;
      await settleBar(page);
      await expectAccessible(page);
    }
  }
  await page.goto(bag);
  const eva = page.getByRole('region', { name: 'Eva B' });
  await eva.getByRole('button', { name: t('bag.group.omit') }).click();
  await expect(eva.getByText(t('bag.group.omitted'))).toBeVisible();
  await expectAccessible(page);
  await eva.getByRole('button', { name: t('bag.group.include') }).click();
  await expect(eva.getByText(t('bag.group.omitted'))).toBeHidden();

  await page.getByLabel(t('bag.coupon.label')).fill('NADA99');
  await page.getByRole('button', { name: t('bag.coupon.apply') }).click();
  await expect(page.getByLabel(t('bag.coupon.label'))).toHaveAttribute('aria-invalid', 'true');
  await eva
    .getByRole('button', { name: t('bag.group.edit') })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectAccessible(page);
});

test('N02 F098 T15 a pasted chat of thirty lines with six kinds of problems reports each of them', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  const articles = await startPad({ page, context, signIn, baseURL }, 25);
  const [first] = articles;
  const bra = articles.find(({ size }) => /^\d+[A-Z]$/.test(size));
  if (!first || !bra) throw new Error('the shop has no bra');
  const good = articles.slice(1).map(({ code }, at) => `${1 + (at % 3)} del ${code} para Eva ${'ABCD'[at % 4]}`);
  const trouble = [
    'Hola guapa, ¿qué tal?',
    '1 del 99999999 para Eva A',
    bra.reference,
    `120 x ${first.code}`,
    `¿te queda el ${first.code}?`,
    `ya no quiero el ${first.code}`,
  ];
  expect(good.length + trouble.length).toBe(30);
  await page.getByRole('button', { name: t('pad.paste.open') }).click();
  await page.getByLabel(t('pad.paste.text')).fill([...good, ...trouble].join('\n'));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('pad.paste.add.other').replace('{count}', '30') }).click();
  await expect(page.getByRole('heading', { name: lineCount(24) })).toBeVisible();
  await expect(unsettled(page)).toHaveCount(6);
  for (const key of ['noCode', 'unknown', 'quantity', 'doubt'] as const) {
    await expect(page.getByText(t(`order.outcome.${key}`)).first()).toBeVisible();
  }
  await expect(unsettled(page).filter({ hasText: bra.reference })).toHaveAttribute('data-outcome', /needs/);
  await expectAccessible(page);
});

test('a quantity changed in one tab shows in another, which says so', async ({ page, context, signIn }) => {
  await signIn('carmen');
  await openPad(page);
  const other = await context.newPage();
  await openPad(other);
  const quantities = (tab: Page) => tab.locator('.pad-lines [data-row]');
  const before = await quantities(page).first().inputValue();
  const next = before === '3' ? '2' : '3';
  await quantities(page).first().fill(next);
  await quantities(page).first().press('Enter');
  await expect(other.getByText(t('order.desk.otherTab'))).toBeVisible();
  await expect(quantities(other).first()).toHaveValue(next);
});

test('N20 a session that ends while typing loses nothing: after the next sign-in the line is added', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  const [first, second] = await startPad({ page, context, signIn, baseURL }, 2);
  if (!first || !second) throw new Error('the shop is empty');
  await codeField(page).fill(first.code);
  await page.keyboard.press('Enter');
  await expect(page.locator('.pad-line')).toHaveCount(1);
  await codeField(page).fill(second.code);
  await expect(page.locator('.entry')).toHaveAttribute('data-state', 'found');
  const cookies = await context.cookies();
  await context.clearCookies({ name: /velia-executive/ });
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('order.desk.signedOut'))).toBeVisible();
  await expect(unsettled(page)).toHaveCount(1);
  // The dialog opens by itself, over the page under test.
  const dialog = page.getByRole('dialog', { name: t('security.end.endedTitle') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);

  // Later, on the same device.
  await context.addCookies(cookies);
  await openPad(page);
  await expect(page.locator('.pad-line')).toHaveCount(2);
  await expect(unsettled(page)).toHaveCount(0);

  // The same without signal.
  await goOffline(page);
  await codeField(page).fill(first.code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('order.desk.offline'))).toBeVisible();
  await goOnline(page);
  // If the first try is too early, another follows every fifteen seconds.
  await expect(page.getByText(t('order.desk.offline'))).toBeHidden({ timeout: 30_000 });
  await expect(page.locator('.pad-line [data-row]').first()).toHaveValue('2');
});

// The part of 844 pixels of height that a phone's keyboard leaves.
const keyboardOpen = { width: 390, height: 430 };

async function expectInSight(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(keyboardOpen.width);
}

test.describe('by thumb', () => {
  test.use({ viewport: keyboardOpen, hasTouch: true, isMobile: true });

  test('R13 T15 N20 forty lines are added by thumb with the keyboard open, each with its outcome beside the field', async ({
    page,
    context,
    signIn,
    baseURL,
  }) => {
    const articles = await startPad({ page, context, signIn, baseURL }, 40);
    const code = codeField(page);
    const add = page.getByRole('button', { name: t('pad.pad.add'), exact: true });
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    const since = Date.now();
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    for (const [at, { code: digits }] of articles.entries()) {
      await tap(code);
      await page.keyboard.type(digits);
      // The article is shown before it is added.
      await expectInSight(page, page.locator('.entry .entry-name'));
      await expectInSight(page, add);
      await tap(add);
      await expect(page.locator('.pad-way')).toContainText(
        t(`pad.pad.units.${at === 0 ? 'one' : 'other'}`).replace('{count}', `${at + 1}`),
      );
      await expectInSight(page, page.locator('.entry .entry-picture'));
      await expectInSight(page, page.locator('.entry .entry-name'));
      await expectInSight(page, code);
    }
    const digits = mean(articles.map(({ code: { length } }) => length));
    const said = `${taps / 40} taps and ${digits.toFixed(2)} digits a line, with every look at the screen ${pace(since)}`;
    test.info().annotations.push({ type: 'thumb', description: said });
    process.stdout.write(`by thumb: ${said}\n`);
    expect(taps).toBe(80);
    // Article, price and stock are visible while a code is typed, and the header is out of the way.
    await code.tap();
    await page.keyboard.type(articles[0]?.code ?? '');
    await expectInSight(page, page.locator('.entry .ui-price'));
    await expectInSight(page, page.locator('.entry-preview').getByText(/^(?:Queda|Última)/));
    await expect(page.locator('.desk-bar')).not.toBeInViewport();
    await expectAccessible(page);

    // An open question is counted beside the field, and answered by touch.
    await code.fill('99999999');
    await add.tap();
    const questions = page.getByRole('button', { name: t('pad.pad.questions.one').replace('{count}', '1') });
    await expectInSight(page, questions);
    await questions.tap();
    const answer = page.locator('.open-entry').getByRole('button', { name: t('pad.pad.dismiss') });
    await expectInSight(page, answer);
    expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await answer.tap();
    await expect(page.locator('.open-entry')).toHaveCount(0);
  });
});
