import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { locales } from 'contract/public-codes.ts';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { seededShop, shopDay, shopNow } from '../../../test/seeded.ts';

onDatabase((database) => {
  async function screen(pantalla: string, idioma = 'es', now = shopNow()) {
    const { app, call } = openApp(database(), { now: () => now });
    const reply = await call<AnswerOf<'readContent'>>('POST', '/api/public/contenidos/detallesPantalla', {
      body: { idioma, pantalla },
    });
    await app.close();
    return reply;
  }

  test.each(locales)(
    'C040 E04 R05 home in %s has its blocks with text, picture, crop for phones and alternative text',
    async (idioma) => {
      const blocks = (await screen('home', idioma)).datos?.bloques ?? [];
      const codes = blocks.map(({ codigo }) => codigo);
      for (const code of ['hero', 'campaign', 'executives', 'guide', 'newsletter', 'step-browse'])
        expect(codes).toContain(code);
      expect(codes.filter((code) => code.startsWith('department-'))).toHaveLength(7);
      for (const { url, urlMovil, contenidoTextos } of blocks.filter(({ type }) => type === 'IMAGEN')) {
        expect([url, urlMovil].every((address) => /^\/media\/[a-z0-9]{16,64}$/.test(address ?? ''))).toBe(true);
        expect(contenidoTextos.alt?.length).toBeGreaterThan(2);
      }
    },
  );

  test('C040 every link from home into the catalogue leads to a department in its language', async () => {
    const { app, call } = openApp(database(), { now: shopNow });
    for (const idioma of locales) {
      const hrefs = ((await screen('home', idioma)).datos?.bloques ?? []).flatMap(({ href }) => href ?? []);
      const departments = hrefs.filter((one) => one.startsWith('/catalogue/'));
      expect(departments.length).toBeGreaterThan(0);
      for (const href of departments) {
        const departamento = href.replace('/catalogue/', '');
        const reply = await call('POST', '/api/public/portafolio/consultarProductosDepto', {
          body: { idioma, departamento },
        });
        expect([href, reply.status]).toEqual([href, 200]);
      }
    }
    await app.close();
  });

  test.each([
    'delivery',
    'returns',
    'payment',
    'contact',
    'faq',
    'imprint',
    'terms',
    'withdrawal',
    'privacy',
    'cookies',
    'guarantee',
    'accessibility',
  ])('C040 R29 customer care has a text about %s in each language, and not the same text in all', async (topic) => {
    const texts = await Promise.all(
      locales.map(
        async (idioma) =>
          (await screen(`customer-care/${topic}`, idioma)).datos?.bloques[0]?.contenidoTextos.texto ?? '',
      ),
    );
    expect(texts.every((words) => words.length > 20)).toBe(true);
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  test.each(locales)(
    'C040 R29 each block of the questions in %s has question and answer, as structured data needs them',
    async (idioma) => {
      const blocks = (await screen('customer-care/faq', idioma)).datos?.bloques ?? [];
      expect(blocks.length).toBeGreaterThan(6);
      const texts = blocks.map(({ contenidoTextos }) => contenidoTextos);
      expect(texts.filter(({ titulo = '', texto = '' }) => !titulo.endsWith('?') || texto.length < 20)).toEqual([]);
    },
  );

  test('C040 a block is shown between its dates only', async () => {
    const dayMs = 86_400_000;
    await database()
      .db.insertInto('content_blocks')
      .values({
        screen: 'dated',
        code: 'one',
        position: 1,
        type: 'TEXTO',
        href: null,
        picture: null,
        picture_phone: null,
        server_url: null,
        texts: JSON.stringify({ es: { titulo: 'Uno' }, en: { titulo: 'One' }, de: { titulo: 'Eins' } }),
        starts_at: shopDay,
        ends_at: new Date(shopDay.getTime() + dayMs),
        changed_at: shopDay,
      })
      .execute();
    expect((await screen('dated')).datos?.bloques).toHaveLength(1);
    expect((await screen('dated', 'es', new Date(shopDay.getTime() + dayMs))).datos?.bloques).toHaveLength(0);
    expect((await screen('dated', 'es', new Date(shopDay.getTime() - 1))).datos?.bloques).toHaveLength(0);
  });

  test('C040 an unknown screen is absent, a malformed request refused', async () => {
    expect((await screen('nada')).status).toBe(404);
    expect((await screen('')).status).toBe(422);
    expect((await screen('home', 'fr')).status).toBe(422);
  });
}, seededShop);
