import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { calls } from 'contract/calls/table.ts';
import { type Locale, locales } from 'contract/public-codes.ts';
import { mails, papers, said, shop, type Write } from '../test/every-letter.ts';
import { readPdf } from '../test/pdf.ts';
import { completeMail } from './shared/mail/complete-mail.ts';
import { drawPaper } from './shared/paper/draw-paper.ts';

/** Small words that exist in only one of the three languages, and the names of months. */
const small: Record<Locale, RegExp> = {
  es: /\b(el|los|las|que|tu|te|para|por|una|hemos|pedido|no hace falta|con|esta|marzo|importe)\b/gi,
  en: /\b(the|you|your|we|and|this|if|it|of|is|to|March|with|amount)\b/gi,
  de: /\b(Sie|Ihre?n?|das|und|wir|nicht|bitte|ist|ein|eine|März|wurde|Betrag|mit|von|auf)\b/gi,
};
/** Sewn into a garment: a screen writes a size as its label does. */
const onLabel: Record<Locale, string> = { es: 'talla de la etiqueta', en: 'label size', de: 'Größe laut Etikett' };
/** Leaves out addresses, which are the same in all languages. */
const readable = (text: string) => text.replace(/https?:\S+|\S+@\S+/g, ' ');

function expectLanguage(text: string, locale: Locale, least: number): void {
  const found = (each: Locale) => readable(text).match(small[each]) ?? [];
  for (const other of locales.filter((each) => each !== locale)) expect([other, found(other)]).toEqual([other, []]);
  expect(found(locale).length).toBeGreaterThanOrEqual(least);
  expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  // Prices are written alike in every language.
  expect(text).not.toMatch(/€ ?\d[\d.]*,\d\d(?!\d)|\d,\d\d ?€/);
}

test('every mail queue and every PDF call has an entry in the table of every letter', () => {
  const jobs = readFileSync(new URL('./jobs/jobs.ts', import.meta.url), 'utf8');
  const queues = new Set([...jobs.matchAll(/^ {2}'(\S+(?:mail|confirmation))':/gm)].map(([, queue]) => queue));
  expect(Object.keys(mails).toSorted()).toEqual([...queues].toSorted());
  const handlers = readFileSync(new URL('./job-handlers.ts', import.meta.url), 'utf8');
  expect([...queues].filter((queue) => !handlers.includes(`'${queue}'`))).toEqual([]);
  const files = calls.filter((row) => 'file' in row && row.file === 'application/pdf');
  expect(files.map(({ verb }) => verb).toSorted()).toEqual(Object.keys(papers).toSorted());
});

const written = Object.entries(mails).flatMap(([queue, kinds]) =>
  Object.entries(kinds).flatMap(([about, write]) =>
    [write as Write | Write[]].flat().map((each, place) => [`${queue} ${about} ${place + 1}`, each] as const),
  ),
);

test.each(written)("%s is in its reader's language, and names sizes as labels do", async (kind, write) => {
  for (const locale of locales) {
    const draft = await write(locale);
    if (!draft) throw new Error(`Nobody is written to: ${kind}`);
    const isToTheShop = kind.startsWith('contact-mail toAnswer');
    const own = isToTheShop ? 'es' : locale;
    expect(draft.locale).toBe(own);
    const { subject, text, html = '' } = await completeMail(said(own, { texts: {} }), draft, { storefrontUrl: shop });
    expectLanguage(`${subject}\n${text}`, own, isToTheShop ? 0 : 2);
    expect(text.replaceAll(`${onLabel[own]} 85B`, '')).not.toContain('85B');
    expect(html).toContain(`<html lang="${own}">`);
    const pages = text.match(/https:\/\/velia\.example\/\S*/g) ?? [];
    const prefix = own === 'es' ? /velia\.example\/(?!en\/|de\/)/ : new RegExp(`velia\\.example/${own}/`);
    expect(pages.filter((page) => !prefix.test(page))).toEqual([]);
  }
});

test.each(Object.entries(papers).flatMap(([verb, draw]) => [draw].flat().map((each) => [verb, each] as const)))(
  'the PDF of %s is in the language of its order, and declares it',
  async (_, toSheet) => {
    for (const locale of locales) {
      const { pages, language } = readPdf(await drawPaper(toSheet(locale)));
      expect(language).toBe(locale);
      expectLanguage(pages.flat().join('\n'), locale, 2);
    }
  },
);
