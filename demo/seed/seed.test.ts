import { expect, test } from '@jest/globals';
import { locales } from 'contract/public-codes.ts';
import { slugPattern } from 'contract/public-rules.ts';
import { campaignPattern } from 'contract/rules.ts';
import { campaignInForce, makeCampaigns } from './campaigns.ts';
import { customerCare } from './content/customer-care.ts';
import { home, love, yourBusiness } from './content/home.ts';
import { briefs, onFit, praise, remarks } from './content/review-words.ts';
import { dayMs } from './days.ts';
import { departments } from './goods/departments.ts';
import { parties } from './goods/makers.ts';
import { sizes } from './goods/sizes.ts';
import { demoStores } from './goods/stores.ts';
import { writeReviews } from './seed-reviews.ts';
import { makeStyles } from './styles.ts';

const today = new Date('2026-03-16T00:00:00Z');
const campaigns = makeCampaigns(today);
const styles = [...makeStyles(240, today, campaigns)];
const articles = styles.flatMap(({ variants }) => variants.flatMap((variant) => variant.articles));

test('the seed is the same on every run, and its first styles do not depend on how many follow', () => {
  expect([...makeStyles(300, today, campaigns)].slice(0, 240)).toEqual(styles);
});

test('the seed of another day differs only in its dates', () => {
  const later = new Date('2026-08-01T00:00:00Z');
  const other = [...makeStyles(240, later, makeCampaigns(later))];
  expect(other.map(({ name, variants }) => [name, variants.map(({ color }) => color)])).toEqual(
    styles.map(({ name, variants }) => [name, variants.map(({ color }) => color)]),
  );
});

test('240 styles have 2,000 articles or more, over women and men', () => {
  expect(styles).toHaveLength(240);
  expect(articles.length).toBeGreaterThan(2_000);
  expect(new Set(styles.map(({ gender }) => gender))).toEqual(new Set([1, 2]));
});

test('every department has products', () => {
  const filled = new Set(styles.flatMap((style) => style.departments));
  expect(departments.filter(({ code }) => !filled.has(code)).map(({ code }) => code)).toEqual([]);
});

test('addresses, names and references are unique to a product in each language', () => {
  for (const locale of locales) {
    expect(new Set(styles.map(({ slug }) => slug[locale])).size).toBe(240);
    expect(new Set(styles.map(({ name }) => name[locale])).size).toBe(240);
    for (const { slug } of [...styles, ...departments]) expect(slug[locale]).toMatch(new RegExp(slugPattern));
  }
  expect(new Set(styles.map(({ reference }) => reference)).size).toBe(240);
});

test('descriptions are whole sentences without placeholders', () => {
  for (const { description, collection } of styles) {
    for (const locale of locales) {
      expect(description[locale]).not.toMatch(/[{}]|undefined| {2}/);
      expect(description[locale]).toMatch(/^\p{Lu}.*\.$/u);
      expect(description[locale]).toContain(collection);
    }
  }
});

test('descriptions of bras without straps or back clasp do not praise them', () => {
  const without = ['bra-strapless', 'bra-bralette', 'bra-front-closure'];
  const texts = styles.filter(({ type }) => without.includes(type.code)).map(({ description }) => description.en);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /padded straps|rows of hooks/.test(text))).toEqual([]);
});

test('German texts use Sie and Spanish ones tú, except for models that the law prescribes', () => {
  const { withdrawal: _, ...care } = customerCare;
  const blocks = [...home, ...love, ...yourBusiness, ...Object.values(care).flat()];
  const texts = [...blocks.flatMap((block) => Object.values(block.texts)), ...styles.map((style) => style.description)];
  expect(texts.filter(({ de }) => /\b(du|dein\w*|dich|dir|euch|euer)\b/i.test(de)).map(({ de }) => de)).toEqual([]);
  expect(texts.filter(({ es }) => /\busted(es)?\b/i.test(es)).map(({ es }) => es)).toEqual([]);
});

test('a gusset is listed for tights and not for stockings', () => {
  const withGusset = styles.filter(({ composition }) => composition?.some(({ part }) => part === 'gusset'));
  const types = new Set(withGusset.map(({ type }) => type.code));
  expect([types.has('tights'), types.has('stockings')]).toEqual([true, false]);
});

test('the fibres of each part add up to 100', () => {
  for (const { composition } of styles) {
    for (const { fibres } of composition ?? []) expect(fibres.reduce((sum, [, percent]) => sum + percent, 0)).toBe(100);
  }
  expect(styles.filter(({ composition }) => composition === null).length).toBeGreaterThan(0);
});

test('about a fifth of the styles is on sale, each with 60 days of history and a real reduction', () => {
  const onSale = styles.filter(({ variants }) =>
    variants[0]?.articles[0]?.prices.some(
      ({ kind, valid_to }) => kind === 'sale' && (valid_to?.getTime() ?? 0) > today.getTime(),
    ),
  );
  expect(onSale.length).toBeGreaterThan(36);
  expect(onSale.length).toBeLessThan(60);
  for (const { variants } of onSale) {
    for (const { prices } of variants.flatMap((variant) => variant.articles)) {
      const first = Math.min(...prices.map(({ valid_from }) => valid_from.getTime()));
      expect(today.getTime() - first).toBeGreaterThan(60 * dayMs);
      const regular = prices.findLast(({ kind }) => kind === 'regular')?.cents ?? 0;
      for (const price of prices.filter(({ kind }) => kind === 'sale')) expect(price.cents).toBeLessThan(regular);
    }
  }
});

test('stock has sold-out sizes, last pieces and sold-out styles', () => {
  const totals = articles.map(({ stock }) => stock.central + stock.europe);
  expect(totals.filter((total) => total === 0).length).toBeGreaterThan(100);
  expect(totals.filter((total) => total === 1 || total === 2).length).toBeGreaterThan(100);
  expect(
    styles.some(({ variants }) =>
      variants.every((variant) => variant.articles.every(({ stock }) => stock.central + stock.europe === 0)),
    ),
  ).toBe(true);
});

test('the shop knows every size that is sold', () => {
  const known = new Set(sizes.map(({ code }) => code));
  expect(articles.filter(({ size }) => !known.has(size))).toEqual([]);
});

test.each([0, 27, 200, 350])('a campaign on credit is current %i days after loading', (days) => {
  expect(campaignInForce(campaigns, new Date(today.getTime() + days * dayMs)).payment_mode).toBe('CREDITO');
});

test.each([
  ['winter', '2026-01-20'],
  ['summer', '2026-07-20'],
  ['the days around both changes of the clocks', '2026-03-11'],
])('N10 in %s campaigns last until midnight in Madrid, and their reduced prices as long', (_, day) => {
  const loaded = new Date(`${day}T00:00:00Z`);
  const inMadrid = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeStyle: 'medium' });
  const all = makeCampaigns(loaded);
  for (const { ends_at } of all) expect(inMadrid.format(new Date(ends_at.getTime() - 1000))).toBe('23:59:59');
  const rounds = all.filter(({ priority }) => priority > 1);
  expect(rounds.slice(1).map(({ starts_at }) => starts_at)).toEqual(rounds.slice(0, -1).map(({ ends_at }) => ends_at));
  const { ends_at } = campaignInForce(all, loaded);
  const sales = [...makeStyles(40, loaded, all)].flatMap(({ variants }) =>
    variants.flatMap((variant) =>
      variant.articles.flatMap(({ prices }) => prices.filter(({ kind }) => kind === 'sale')),
    ),
  );
  expect(sales.some(({ valid_to }) => valid_to?.getTime() === ends_at.getTime())).toBe(true);
});

test('on any day of loading, each campaign has a unique code in the contract’s format and another name than the next', () => {
  for (let days = 0; days < 366; days += 1) {
    const all = makeCampaigns(new Date(today.getTime() + days * dayMs));
    const codes = all.map(({ code }) => code);
    for (const code of codes) expect(code).toMatch(new RegExp(campaignPattern));
    expect(new Set(codes).size).toBe(codes.length);
    const names = all.map(({ name }) => name.es);
    for (const [at, name] of names.entries()) expect(name).not.toBe(names[at + 1]);
  }
});

test('R41 F004 the terms explain the ranking of garments, under the name that the sort order has in the list', () => {
  const texts = customerCare.terms?.find(({ code }) => code === 'ranking')?.texts.texto;
  expect(texts).toEqual({
    es: expect.stringMatching(/Recomendado.*nadie paga/),
    en: expect.stringMatching(/Recommended.*nobody pays/),
    de: expect.stringMatching(/Empfohlen.*niemand bezahlt/),
  });
});

test('the company’s address is the same in the imprint and among the sellers', () => {
  const imprint = customerCare.imprint?.[0]?.texts.texto?.es.split('\n')[1];
  expect(parties.find(({ name }) => name.startsWith('Velia'))?.address).toBe(imprint);
});

const reviewed = styles.map(({ reference, type, launched_at, variants }, at) =>
  writeReviews(
    {
      id: at,
      reference,
      type_code: type.code,
      launched_at,
      articles: variants.flatMap(({ articles }) => articles).map(({ size }, id) => ({ id, size })),
    },
    today,
  ),
);

test('no two reviews of a style share a sentence, in any language', () => {
  const sentences = new Set(
    [praise, onFit, briefs, remarks.women, remarks.men].flatMap((lists) => Object.values(lists).flat()),
  );
  for (const reviews of reviewed) {
    const said = reviews.flatMap(({ body, locale }) =>
      [...sentences].filter((sentence) => body.includes(sentence[locale])),
    );
    expect(said.length).toBe(new Set(said).size);
  }
});

test('most reviews are translated sentence by sentence into the other languages', () => {
  const rows = reviewed.flat();
  expect(rows.flatMap(({ locale, translations }) => translations.filter((each) => each.locale === locale))).toEqual([]);
  const sentences = [praise, onFit, briefs, remarks.women, remarks.men].flatMap((lists) => Object.values(lists).flat());
  for (const { body, locale, translations } of rows.slice(0, 300))
    for (const translation of translations) {
      const said = sentences.filter((sentence) => body.includes(sentence[locale]));
      for (const sentence of said) expect(translation.body).toContain(sentence[translation.locale]);
    }
  const share = rows.flatMap(({ translations }) => translations).length / (2 * rows.length);
  expect([share > 0.85, share < 0.95]).toEqual([true, true]);
});

test('reviews are of all lengths, and some are typed in a hurry', () => {
  const bodies = reviewed.flat().map(({ body }) => body);
  const share = (fits: (body: string) => boolean) => bodies.filter(fits).length / bodies.length;
  expect(bodies.length).toBeGreaterThan(1_000);
  expect(share((body) => body.length < 30)).toBeGreaterThan(0.05);
  expect(share((body) => body.length > 180)).toBeGreaterThan(0.03);
  expect(share((body) => !body.endsWith('.'))).toBeGreaterThan(0.02);
});

test('descriptions of consecutive styles of a type begin differently', () => {
  for (const locale of locales)
    for (const [at, { type, collection, description }] of styles.slice(1).entries()) {
      const before = styles[at];
      if (before?.type !== type) continue;
      const opening = ({ text, name }: { text: string; name: string }) => text.split('. ')[0]?.replaceAll(name, '');
      expect(opening({ text: description[locale], name: collection })).not.toBe(
        opening({ text: before.description[locale], name: before.collection }),
      );
    }
});

test('the portraits of any two executives with a store differ in more than one thing', () => {
  const faces = demoStores.map(({ portrait: { figure, hair, glasses } }) => [
    figure.skin,
    figure.age,
    figure.size,
    figure.hair,
    hair,
    glasses,
  ]);
  for (const [at, face] of faces.entries())
    for (const other of faces.slice(at + 1))
      expect(face.filter((trait, i) => trait !== other[i]).length).toBeGreaterThan(2);
});
