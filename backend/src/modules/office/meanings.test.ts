import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onDatabase((database) => {
  const provider = aProvider();
  const shop = withCounter(database, [provider]);
  const office = withOffice(database, shop, provider);
  const all = '/office/meanings/es';
  const url = `${all}/word`;

  const search = async (texto: string) =>
    (
      await shop.call<AnswerOf<'searchProducts'>>('POST', '/api/public/portafolio/consultarProductosXReferencia', {
        body: { idioma: 'es', texto },
      })
    ).datos;
  const meanings = (locale: Locale = 'es') =>
    database()
      .db.selectFrom('search_meanings')
      .select(['phrase', 'codes', 'as_set', 'page'])
      .where('locale', '=', locale)
      .orderBy('phrase')
      .execute();
  const meaningOf = async (phrase: string, locale: Locale = 'es') =>
    (await meanings(locale)).find((row) => row.phrase === phrase);
  const changes = () => database().db.selectFrom('meaning_changes').selectAll().orderBy('id').execute();
  const seenIn = (text: string) => /name="seen" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const aNew = (phrase: string, target: string) => ({ new: 'yes', seen: '', phrase, target });

  test('N27 F007 a taught word is previewed, understood by the next search and can be deleted; its page says who', async () => {
    const browser = await office.signedIn();
    expect((await search('chirimoyas'))?.totalProductos).toBe(0);
    const form = aNew(' Chirimoya ', 'corset,ROJ');
    const preview = await browser.post(url, form);
    expect([preview.status, preview.text.includes('<b>Chirimoya</b>: Corsé')]).toEqual([200, true]);
    expect(await meaningOf('chirimoya')).toBeUndefined();
    const { to } = await browser.post(url, { ...form, sure: 'yes' });
    expect(to).toBe(`${all}?q=Chirimoya&done=saved`);
    const { text } = await browser.get(to ?? '');
    for (const said of ['The search knows it.', '>chirimoya</a></th>', '/search?q=chirimoya"', '<td>marta</td>'])
      expect(text).toContain(said);
    expect((await search('chirimoyas'))?.productos[0]?.tipo).toBe('corset');

    const asked = await browser.post(url, { phrase: 'chirimoya', seen: 'corset ROJ', forget: 'yes' });
    expect(asked.text).toContain('will no longer understand this');
    expect(await meaningOf('chirimoya')).toBeDefined();
    const forgotten = await browser.post(url, { phrase: 'chirimoya', seen: 'corset ROJ', forget: 'yes', sure: 'yes' });
    expect((await browser.get(forgotten.to ?? '')).text).toContain('no longer understands it');
    expect((await search('chirimoyas'))?.totalProductos).toBe(0);
    expect((await changes()).slice(-2)).toMatchObject([
      { locale: 'es', phrase: 'chirimoya', before: null, after: 'corset ROJ' },
      { locale: 'es', phrase: 'chirimoya', before: 'corset ROJ', after: null },
    ]);
    // What is forgotten has no page, and cannot be forgotten again.
    expect((await browser.get(`${url}?phrase=chirimoya`)).status).toBe(404);
    const again = { phrase: 'chirimoya', seen: 'corset ROJ', forget: 'yes', sure: 'yes' };
    expect((await browser.post(url, again)).status).toBe(404);
  });

  test('N27 a set and a page are taught as they are typed, each in its language alone', async () => {
    const browser = await office.signedIn();
    await browser.post('/office/meanings/de/word', { ...aNew('Duo', 'bras+briefs'), sure: 'yes' });
    await browser.post('/office/meanings/de/word', { ...aNew('Rückweg', '/customer-care/returns'), sure: 'yes' });
    expect(await meaningOf('duo', 'de')).toMatchObject({ codes: ['bras', 'briefs'], as_set: true, page: null });
    expect(await meaningOf('ruckweg', 'de')).toMatchObject({ codes: [], page: '/customer-care/returns' });
    expect(await meaningOf('duo')).toBeUndefined();
    const { text } = await browser.get('/office/meanings/de/word?phrase=duo');
    expect(text).toContain('value="bras + briefs"');
    const same = { phrase: 'duo', target: 'bras + briefs', seen: 'bras + briefs', sure: 'yes' };
    const count = (await changes()).length;
    expect((await browser.post('/office/meanings/de/word', same)).to).toBe('/office/meanings/de?q=duo&done=nothing');
    expect(await changes()).toHaveLength(count);
  });

  test.each([
    ['sin nada', '', 'Say what it leads to.'],
    ['¿?', 'bras', 'Type a word.'],
    ['x'.repeat(81), 'bras', 'At most 80 characters.'],
    ['hilo', 'bras nonsense <b>', 'There is no such thing: nonsense, &lt;b&gt;.'],
    ['hilo', 'phrase page codes', 'There is no such thing: phrase, page, codes.'],
    ['hilo', '/nowhere', 'There is no such thing: /nowhere.'],
    ['hilo', Array.from({ length: 61 }, (_, at) => `c${at}`).join(' '), 'At most 30 codes.'],
  ])(
    'N27 %j for %j is refused at its field, keeps what was typed and changes nothing',
    async (phrase, target, said) => {
      const browser = await office.signedIn();
      const before = [await meanings(), await changes()];
      const { status, text } = await browser.post(url, { ...aNew(phrase, target), sure: 'yes' });
      expect([status, text.includes(said)]).toEqual([422, true]);
      const kept = (value: string) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(text).toContain(`name="phrase" lang="es" value="${kept(phrase)}"`);
      expect(text).toContain(`name="target" value="${kept(target)}"`);
      expect([await meanings(), await changes()]).toEqual(before);
    },
  );

  test('N27 of two who teach one word the second sees what the first taught, and can still replace it', async () => {
    const [marta, jonas] = [await office.signedIn(), await office.signedIn('jonas')];
    const form = aNew('papaya', 'bras');
    await marta.post(url, { ...form, sure: 'yes' });
    const second = await jonas.post(url, { ...form, target: 'briefs', sure: 'yes' });
    expect(second.status).toBe(409);
    expect(second.text).toContain('Somebody else has changed this word');
    expect(await meaningOf('papaya')).toMatchObject({ codes: ['bras'] });
    await jonas.post(url, { ...form, target: 'briefs', seen: seenIn(second.text), sure: 'yes' });
    expect(await meaningOf('papaya')).toMatchObject({ codes: ['briefs'] });
    expect((await jonas.get(`${url}?phrase=papaya`)).text).toMatch(/<td>jonas<\/td>[\s\S]*<td>marta<\/td>/);
  });

  test('N27 words are found by a part of them, by a code and by a page, and a page of the list has fifty', async () => {
    const browser = await office.signedIn();
    const rowsOf = ({ text }: { text: string }) =>
      [...text.matchAll(/<th scope="row" lang="es"><a [^>]*>([^<]*)</g)].map(([, one]) => one);
    expect(rowsOf(await browser.get(`${all}?q=Sujetapéch`))).toEqual(['sujetapechos']);
    expect(rowsOf(await browser.get(`${all}?q=bra-nursing`))).toContain('premama');
    expect(rowsOf(await browser.get(`${all}?q=/customer-care/returns`)).length).toBeGreaterThan(0);
    const [first, second] = [rowsOf(await browser.get(all)), rowsOf(await browser.get(`${all}?page=2`))];
    expect(first).toHaveLength(50);
    expect(second.filter((one) => first.includes(one))).toEqual([]);
    expect((await browser.get(`${all}?q=zzzz`)).text).toContain('No word like this.');
    for (const path of ['/office/meanings/fr', `${all}?page=0`, `${all}?page=101`, `${url}?phrase=zzzz`])
      expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  });

  test('N27 a language that is full takes no more words, and a word that it has can still be changed', async () => {
    const { db } = database();
    const browser = await office.signedIn();
    const of = '/office/meanings/en/word';
    await browser.post(of, { ...aNew('lychee', 'bras'), sure: 'yes' });
    await sql`insert into search_meanings (locale, phrase, codes)
      select 'en', 'made up ' || n, '{bras}' from generate_series(1, 2000) n`.execute(db);
    const { status, text } = await browser.post(of, { ...aNew('rambutan', 'bras'), sure: 'yes' });
    expect([status, text.includes('no room for more words in this language')]).toEqual([409, true]);
    await browser.post(of, { phrase: 'lychee', target: 'briefs', seen: 'bras', sure: 'yes' });
    expect(await meaningOf('lychee', 'en')).toMatchObject({ codes: ['briefs'] });
    expect(await meaningOf('rambutan', 'en')).toBeUndefined();
  });

  test('N27 a word is not taught without a session or without the token of its form', async () => {
    const form = { ...aNew('mango', 'bras'), sure: 'yes' };
    expect((await office.browser().send('POST', url, { form })).status).toBe(401);
    const browser = await office.signedIn();
    expect((await browser.send('POST', url, { form })).status).toBe(403);
    expect(await meaningOf('mango')).toBeUndefined();
  });
}, seededShop);
