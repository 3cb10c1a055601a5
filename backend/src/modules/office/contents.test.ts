import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onDatabase((database) => {
  const provider = aProvider();
  const shop = withCounter(database, [provider]);
  const office = withOffice(database, shop, provider);
  const screen = 'customer-care/payment';

  async function aText(locale = 'en') {
    const { id } = await database()
      .db.selectFrom('content_blocks')
      .select('id')
      .where('screen', '=', screen)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    return `/office/content/${id}/${locale}`;
  }
  const shown = async (idioma: 'es' | 'en' | 'de') => {
    const body = { idioma, pantalla: screen };
    const answer = await shop.call<AnswerOf<'readContent'>>('POST', '/api/public/contenidos/detallesPantalla', {
      body,
    });
    return answer.datos?.bloques[0]?.contenidoTextos ?? {};
  };
  const versionIn = (text: string) => /name="version" value="(\d+)"/.exec(text)?.[1] ?? '';
  const changes = () => database().db.selectFrom('content_changes').selectAll().orderBy('id').execute();
  type Browser = Awaited<ReturnType<typeof office.signedIn>>;
  /** As its page stands now, with another title and text. */
  async function write(browser: Browser, url: string, texto: string, more: Record<string, string> = {}) {
    const version = versionIn((await browser.get(url)).text);
    return browser.post(url, { version, 'text-titulo': 'How you pay', 'text-texto': texto, ...more });
  }

  test('the list names the screens, a text opens in three languages, and unknown texts and languages are absent', async () => {
    const browser = await office.signedIn();
    const { text } = await browser.get('/office/content');
    for (const page of [screen, 'customer-care/imprint', 'home']) expect(text).toContain(`<td>${page}</td>`);
    for (const locale of ['es', 'en', 'de'] as const) {
      const { texto = '' } = await shown(locale);
      expect((await browser.get(await aText(locale))).text).toContain(texto.slice(0, 30));
    }
    for (const path of ['0/en', '999999/en', 'x/en'])
      expect((await browser.get(`/office/content/${path}`)).status).toBe(404);
    expect((await browser.get((await aText()).replace('/en', '/fr'))).status).toBe(404);
  });

  test('a changed text is previewed, then published in its language alone, and the storefront is notified', async () => {
    const browser = await office.signedIn();
    const url = await aText();
    const [before, spanish] = [await shown('en'), await shown('es')];
    const preview = await write(browser, url, 'One.\r\n\r\nTwo.');
    expect(preview.text).toContain('<p>One.</p><p>Two.</p>');
    expect(await shown('en')).toEqual(before);
    expect((await write(browser, url, 'One.\r\n\r\nTwo.', { sure: 'yes' })).to).toBe(`${url}?done=saved`);
    expect(await shown('en')).toEqual({ ...before, titulo: 'How you pay', texto: 'One.\n\nTwo.' });
    expect(await shown('es')).toEqual(spanish);
    const told = await shop.sent<{ name: string; tags: string[] }>('cache-notice');
    expect(told.at(-1)).toMatchObject({ name: 'contenidos', tags: [`contenidos:${screen}`] });
    const { text } = await browser.get(`${url}?done=saved`);
    expect(text).toContain('The change is in the shop.');
    // Who, and what it was before.
    expect(text).toContain('<td>marta</td>');
    expect(text).toContain((before.texto ?? '').slice(0, 30));
    expect((await changes()).at(-1)).toMatchObject({ locale: 'en', before, after: { texto: 'One.\n\nTwo.' } });
  });

  test('of two operators who change a text, the second is shown both versions and can still publish', async () => {
    const [marta, jonas] = [await office.signedIn(), await office.signedIn('jonas')];
    const url = await aText();
    const version = versionIn((await jonas.get(url)).text);
    await write(marta, url, 'Hers.', { sure: 'yes' });
    const his = { 'text-titulo': 'How you pay', 'text-texto': 'His.', sure: 'yes' };
    const second = await jonas.post(url, { ...his, version });
    expect(second.status).toBe(409);
    for (const said of ['Somebody else has changed this text', '<p>His.</p>', '<p>Hers.</p>'])
      expect(second.text).toContain(said);
    expect((await shown('en')).texto).toBe('Hers.');
    await jonas.post(url, { ...his, version: versionIn(second.text) });
    expect((await shown('en')).texto).toBe('His.');
  });

  test('markup in a text is shown as text in preview, editor and list, and is stored as typed', async () => {
    const browser = await office.signedIn();
    const url = await aText();
    const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)></textarea>`;
    const preview = await write(browser, url, hostile);
    const saved = await write(browser, url, hostile, { sure: 'yes' });
    expect(saved.status).toBe(303);
    for (const { text } of [preview, await browser.get(url), await browser.get('/office/content')])
      expect(text).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect((await shown('en')).texto).toBe(hostile);
    await write(browser, url, 'Well.', { sure: 'yes' });
  });

  test('an empty or too long text is refused, what was typed stays, and an unknown field adds nothing', async () => {
    const browser = await office.signedIn();
    const url = await aText();
    const before = await shown('en');
    const empty = await write(browser, url, ' \r\n ', { sure: 'yes' });
    expect([empty.status, empty.text.includes('cannot be left empty')]).toEqual([422, true]);
    expect(empty.text).toContain('How you pay</textarea>');
    const long = await write(browser, url, 'x'.repeat(20_001), { sure: 'yes' });
    expect([long.status, long.text.includes('too long')]).toEqual([422, true]);
    const added = await write(browser, url, before.texto ?? '', { sure: 'yes', 'text-html': '<b>' });
    expect(added.to).toBe(`${url}?done=nothing`);
    expect(await shown('en')).toEqual(before);
    const again = await write(browser, url, 'Typed.', { edit: 'yes' });
    expect(again.text).toContain('Typed.</textarea>');
  });

  test('a text is not changed without a session or without the token of its form', async () => {
    const url = await aText();
    const count = (await changes()).length;
    const form = { version: '1', 'text-titulo': 'x', 'text-texto': 'x', sure: 'yes' };
    expect((await office.browser().send('POST', url, { form })).status).toBe(401);
    const browser = await office.signedIn();
    expect((await browser.send('POST', url, { form })).status).toBe(403);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await browser.send('POST', url, { form, headers })).status).toBe(403);
    expect(await changes()).toHaveLength(count);
  });
}, seededShop);
