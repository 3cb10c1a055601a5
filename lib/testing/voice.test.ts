import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { de } from '@/components/gallery/words/de';
import { en } from '@/components/gallery/words/en';
import { es } from '@/components/gallery/words/es';
import type { Locale } from '@/contract/public-codes';
import * as lastWords from '@/lib/i18n/fallback-texts';

// Words that must not come back, each with its replacement (docs/voice.md).

type Tree = { [key: string]: string | Tree };
type Rule = { instead: string; never: RegExp; only?: 'messages' };

const read = (path: string) => readFileSync(path, 'utf8');
const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : textsOf(value)));
const messagesOf = (locale: Locale) => textsOf(JSON.parse(read(`messages/${locale}.json`)));
const literal = String.raw`(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")`;
const matchAll = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map((found) => found[1] ?? found[2]);

/** Texts of the outage pages, and of the gallery. */
const gallery = { es, en, de };
const ownTextsOf = (locale: Locale) =>
  textsOf({ ...Object.values(lastWords).map((words) => words[locale]), ...gallery[locale] } as unknown as Tree);

/** Spanish texts are in the seed itself, the other two languages in files of their own. */
function demoTextsOf(locale: Locale): (string | undefined)[] {
  if (locale !== 'es') return matchAll(read(`demo/words/${locale}.ts`), new RegExp(`:\\s+${literal},\\n`, 'g'));
  const files = globSync('demo/seed/**/*.ts', { exclude: (name) => /\.test\./.test(name) });
  return files.flatMap((path) => matchAll(read(path), new RegExp(`\\btext\\(\\s*${literal}`, 'g')));
}

const rules: Record<Locale, Rule[]> = {
  es: [
    { instead: 'bolsa', never: /\b(cest[ao]|carrito)\b/i },
    { instead: 'sujeción, almacén, faja de cintura, camiseta', never: /\b(soporte|bodega|cinturillas?|chalecos?)\b/i },
    { instead: 'contra reembolso', never: /contrarrembolso/i },
    { instead: 'probar de nuevo', never: /\breintent|inténtalo otra vez/i },
    { instead: 'inicio', never: /\b(portada|página principal)\b/i },
    { instead: 'contraseña actual', never: /contraseña de ahora/i },
    { instead: 'never a sudden vosotros', never: /\b(enviad|pedid|probad|vuestr[oa]s?|quedáis|podéis)\b/i },
    { instead: 'cinta métrica', never: /\bla cinta\b(?! métrica)/i },
    { instead: 'unidades (prendas)', never: /\bpiezas?\b/i, only: 'messages' },
  ],
  en: [
    { instead: 'email; username', never: /\be-mails?\b|(?<![\w{@])mails?\b|\buser name/i },
    { instead: 'with contractions', never: /\b(can|could|do|does|did|is|are|was|will|have|has)( ?not)\b(?<!^Do not)/ },
    { instead: 'vest, trunks, hold-ups, tights, poppers', never: /(?<!-)\b(undershirts?|stockings?|snaps)\b/i },
    { instead: 'postcode', never: /\b(postal code|zip code)\b/i },
    { instead: 'comes up small', never: /\bruns (small|large)/i },
    { instead: 'delivery', never: /\bshipping\b/i },
    { instead: 'legal notice', never: /\bimprint\b/i },
    { instead: 'register, registration', never: /\benrol/i },
    { instead: 'continue', never: /\bgo on\b/i },
    { instead: 'No garment, no piece', never: /\b(garments?|pieces?)\b/i },
    { instead: 'Money is singular', never: /\{(amount|missing|total)\} (are|were|have) / },
    { instead: 'voucher', never: /\bcoupons?\b/i },
    { instead: 'Curly apostrophes', never: /\w'|'\w/ },
    { instead: '21% closed up', never: /[\d}]\s%/ },
  ],
  de: [
    { instead: 'Warenkorb', never: /Taschen?\b/, only: 'messages' },
    { instead: 'Position', never: /\bZeilen?\b/, only: 'messages' },
    { instead: 'Körbchen', never: /\b(Cups?(?! (außen|innen)$|$)|Schalen?)\b/ },
    { instead: 'Unterbrustweite', never: /\b(Unterbrustumfang|Umfang|Weite)\b/, only: 'messages' },
    { instead: 'Brustumfang', never: /Oberweite/ },
    { instead: 'Maßband', never: /\bdas Band\b/ },
    { instead: 'Rabatt; Gutschein', never: /Nachlass/ },
    { instead: 'Gesamtbetrag', never: /Gesamtsumme|Bestellsumme/ },
    { instead: 'AGB', never: /Verkaufsbedingungen/ },
    { instead: 'Registrierung', never: /\bAntrag\b/ },
    { instead: 'Kundenkartei', never: /Kundinnenbuch|Kundenliste/ },
    { instead: 'Shop, Onlineshop', never: /\b[Dd](er|en) Laden\b|\bLäden\b/ },
    { instead: 'Persönlich, jemand, unser Team', never: /\bein(em|en)? Mensch/ },
    { instead: 'optional', never: /freiwillig/ },
    { instead: 'erneut versuchen', never: /noch einmal versuchen|versuchen Sie es (noch einmal|wieder)/i },
    { instead: 'Retroshorts', never: /\bTrunks?\b/ },
    { instead: 'Shaping-Unterhemd', never: /\bWesten?\b/ },
    { instead: 'non-breaking space before …', never: /[^\u00a0]…/, only: 'messages' },
  ],
};

/** An ordinary space lets a unit wrap to the next line. */
const tornUnit = /[\d}] (%|cm|h|Uhr)(?![\p{L}])/u;
/** Legal texts use their own full forms. */
const isLaw = (text: string) => /withdraw|Widerruf|desist/i.test(text);

const cases = Object.entries(rules).flatMap(([locale, list]) =>
  list.map((rule) => [locale as Locale, rule.instead, rule] as const),
);

test.each(cases)('no text in %s uses a word that is replaced by: %s', (locale, _, { never, only }) => {
  const texts = [...messagesOf(locale), ...ownTextsOf(locale), ...(only ? [] : demoTextsOf(locale))];
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => text && never.test(text) && !isLaw(text))).toEqual([]);
});

test.each(Object.keys(rules) as Locale[])('in %s a number and its unit stay on one line', (locale) => {
  const units = [...messagesOf(locale), ...ownTextsOf(locale), ...demoTextsOf(locale)].filter(
    (text) => text && tornUnit.test(text),
  );
  expect(units).toEqual([]);
});

test('each replacement of the voice rules is among the words of the shop', () => {
  const voice = read('docs/voice.md').toLowerCase();
  const words = cases.flatMap(([, instead]) => instead.split(/, |; /));
  expect(words.filter((word) => !voice.includes(word.toLowerCase()))).toEqual([]);
});

test('dates are formatted by the one rule for languages, so that none is American', () => {
  const files = globSync(['{app,components,engine,lib}/**/*.{ts,tsx}', 'backend/src/**/*.ts'], {
    exclude: (name) => /\.test\.|node_modules/.test(name),
  });
  const formatters = files.flatMap((path) => read(path).match(/DateTimeFormat\([\w.[\]'-]+[,)(]/g) ?? []);
  expect(formatters.length).toBeGreaterThan(2);
  expect(
    formatters.filter((call) => !/\((dateLocale|\w*[wW]ords\[locale\]\.languageFacts\.intl|'sv-SE')/.test(call)),
  ).toEqual([]);
});

// No executive's price, share of sales, level bonus or prize for points is computed anywhere. Prizes for referrals are:
// they are sent.
const unkept: Record<Locale, RegExp> = {
  es: /precio de ejecutiva|comisi[oó]n|tu acuerdo|tu (parte de las ventas|margen|ganancia)|para ti,? (por|al)|por campaña para ti|canje|se gana\b|ganas\b|ingresos|reservados a|antes que nadie|campaña antes|muestrario/i,
  en: /executive price|commission|your (agreement|share|margin|earnings|income)|you (can )?earn|redeem|uses them up|(yours|for you), each|for Gold only|before anyone|gifts earlier|sample set/i,
  de: /Beraterinnenpreis|Provision|Ihrer? (Vereinbarung|Anteil|Marge)|(sich|Sie) verdien|Verdient wird|Einkommen|einlös|verbraucht Punkte|für Sie, (je|im)|nur für Gold|vor allen anderen|geschenke früher|Musterset/i,
};
const joining = ['home', 'love', 'yourBusiness', 'signUp', 'layout', 'seo'];
/** Words of movements in a statement, of the office, of prizes for referrals, and of gift cards, which are redeemed. */
const computed = /(papers|office|referrals|gift-cards)\.ts$/;

test.each(Object.entries(unkept))(
  'R32 in %s nobody is promised earnings that the shop does not compute',
  (locale, promise) => {
    const messages: Tree = JSON.parse(read(`messages/${locale}.json`));
    const own = globSync(`backend/src/words/${locale}/*.ts`).filter((path) => !computed.test(path));
    const texts = [
      ...textsOf(Object.fromEntries(joining.map((key) => [key, messages[key] ?? {}]))),
      ...demoTextsOf(locale as Locale),
      ...[...own, 'lib/seo/llms.ts'].flatMap((path) => read(path).split('\n')),
    ];
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => text && promise.test(text))).toEqual([]);
  },
);
