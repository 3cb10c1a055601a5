import type { Locale } from '../../contract/public-codes.ts';

/** Kinds of public pages with an address of their own in each language; the rest are named by their path. */
export type LawPage = 'home' | 'listing' | 'product' | `/customer-care/${string}`;

type LawRule = {
  id: string;
  source: string;
  /** The day from which it applies, as yyyy-mm-dd. */
  since: string;
  markets: 'EU' | readonly string[];
  /** Keys of the messages that meet it. */
  texts: readonly string[];
  /** Public pages whose document contains `texts` and `words`. */
  pages: readonly LawPage[];
  /** Route files whose screens use `texts`, when what is shown depends on a bag, a session or the goods. */
  screens?: readonly string[];
  /**
   * Words prescribed by the law or the owner's text, as they are on `pages`; a text of `texts` has to be one of them.
   * All languages are listed, also without prescribed words.
   */
  words?: Record<Locale, readonly string[]>;
};

const everyKind = ['home', 'listing', 'product', '/customer-care/contact'] as const;
const product = 'app/[locale]/(public)/catalogue/[...slug]/page.tsx';
const payments = [
  'app/[locale]/(personal)/checkout/payment/page.tsx',
  'app/[locale]/(personal)/my-store/[alias]/shopping-payment/page.tsx',
];
/**
 * Legal requirements on the shop's screens: where they are met, and in which words. Facts, not advice: an operator
 * needs a lawyer.
 */
export const lawRules: readonly LawRule[] = [
  {
    id: 'consent',
    source: 'Directive 2002/58/EC art. 5(3); LSSI art. 22.2; § 25 TDDDG',
    since: '2018-05-25',
    markets: 'EU',
    texts: ['consent.reject', 'consent.accept', 'consent.choose'],
    pages: [],
    screens: ['app/[locale]/layout.tsx'],
  },
  {
    id: 'consent-is-taken-back',
    source: 'Regulation (EU) 2016/679 art. 7(3)',
    since: '2018-05-25',
    markets: 'EU',
    texts: ['consent.settings'],
    pages: [],
    screens: ['app/[locale]/(public)/layout.tsx', 'app/[locale]/(personal)/checkout/layout.tsx'],
  },
  {
    id: 'kept-on-the-device',
    source: 'Directive 2002/58/EC art. 5(3); Regulation (EU) 2016/679 art. 13',
    since: '2018-05-25',
    markets: 'EU',
    texts: ['customerCare.kept.title'],
    pages: ['/customer-care/cookies'],
  },
  {
    id: 'rights-over-data',
    source: 'Regulation (EU) 2016/679 art. 13(2)',
    since: '2018-05-25',
    markets: 'EU',
    texts: [],
    pages: ['/customer-care/privacy'],
    words: { es: ['AEPD'], en: ['AEPD'], de: ['AEPD'] },
  },
  {
    id: 'lowest-price-of-30-days',
    source: 'Directive 98/6/EC art. 6a; C-330/23',
    since: '2022-05-28',
    markets: 'EU',
    texts: ['product.choice.lowest30', 'catalogue.card.lowest30'],
    pages: [],
    screens: [product],
  },
  {
    id: 'final-price',
    source: 'Directive 2011/83/EU art. 6(1)(e); PAngV; Ley 10/2025',
    since: '2014-06-13',
    markets: 'EU',
    texts: ['layout.footer.prices'],
    pages: everyKind,
    words: {
      es: ['Precios con IVA incluido, más gastos de envío.'],
      en: ['Prices incl. VAT, plus delivery.'],
      de: ['Preise inkl. MwSt., zzgl. Versandkosten.'],
    },
  },
  {
    id: 'final-price-of-a-product',
    source: 'Directive 2011/83/EU art. 6(1)(e); PAngV',
    since: '2014-06-13',
    markets: 'EU',
    texts: ['product.choice.tax'],
    pages: ['product'],
  },
  {
    id: 'ranking',
    source: 'Directive 2011/83/EU art. 6a(1)(a)',
    since: '2022-05-28',
    markets: 'EU',
    texts: [],
    pages: ['/customer-care/terms'],
    words: {
      es: ['En qué orden ves las prendas'],
      en: ['The order in which you see products'],
      de: ['In welcher Reihenfolge Sie Artikel sehen'],
    },
  },
  {
    id: 'verified-reviews',
    source: 'Directive 2005/29/EC art. 7(6)',
    since: '2022-05-28',
    markets: 'EU',
    texts: ['reviews.verified.title', 'reviews.verified.text'],
    pages: ['product'],
  },
  {
    id: 'order-button',
    source: 'Directive 2011/83/EU art. 8(2); TRLGDCU art. 98.2; § 312j BGB',
    since: '2014-06-13',
    markets: 'EU',
    texts: ['checkout.payment.submit'],
    pages: [],
    screens: payments,
    words: {
      es: ['pedido con obligación de pago'],
      en: ['order with obligation to pay'],
      de: ['zahlungspflichtig bestellen'],
    },
  },
  {
    id: 'right-of-withdrawal',
    source: 'Directive 2011/83/EU arts. 6(1)(h), 9 to 15, annex I',
    since: '2014-06-13',
    markets: 'EU',
    texts: [],
    pages: ['/customer-care/withdrawal'],
    words: {
      es: ['Tiene usted derecho a desistir del presente contrato', 'Modelo de formulario de desistimiento'],
      en: ['You have the right to withdraw from this contract', 'Model withdrawal form'],
      de: ['Sie haben das Recht, binnen', 'Muster-Widerrufsformular'],
    },
  },
  {
    id: 'cost-of-returning',
    source: 'Directive 2011/83/EU art. 6(1)(i)',
    since: '2014-06-13',
    markets: 'EU',
    texts: [],
    pages: ['/customer-care/returns'],
    words: {
      es: ['El envío de vuelta lo pagas tú'],
      en: ['You pay for sending it back'],
      de: ['Die Rücksendung zahlen Sie'],
    },
  },
  {
    id: 'withdrawal-before-the-order',
    source: 'Directive 2011/83/EU art. 6(1)(h)',
    since: '2014-06-13',
    markets: 'EU',
    texts: ['checkout.payment.withdrawal'],
    pages: [],
    screens: payments,
  },
  {
    id: 'withdrawal-function',
    source: 'Directive 2011/83/EU art. 11a; § 356a BGB',
    since: '2026-06-19',
    markets: 'EU',
    texts: ['withdrawal.label'],
    pages: everyKind,
    words: {
      es: ['Desistir del contrato aquí'],
      en: ['Withdraw from contract here'],
      de: ['Vertrag widerrufen'],
    },
  },
  {
    id: 'sealed-for-hygiene',
    source: 'Directive 2011/83/EU arts. 6(1)(k), 16(e); C-681/17',
    since: '2014-06-13',
    markets: 'EU',
    texts: ['product.facts.sealedText'],
    pages: [],
    screens: [product],
  },
  {
    id: 'guarantee-notice',
    source: 'Directive 2011/83/EU art. 22a; Implementing Regulation (EU) 2025/1960 annex I',
    since: '2026-09-27',
    markets: 'EU',
    texts: [
      'guarantee.title',
      'guarantee.years',
      'guarantee.duration',
      'guarantee.claim',
      'guarantee.liable',
      'guarantee.tell',
      'guarantee.commercial',
    ],
    pages: ['/customer-care/guarantee'],
  },
  {
    id: 'guarantee-before-order',
    source: 'Directive 2011/83/EU art. 6(1)(l)',
    since: '2026-09-27',
    markets: 'EU',
    texts: ['guarantee.title', 'guarantee.years', 'guarantee.see'],
    pages: [],
    screens: payments,
  },
  {
    id: 'guarantee-of-a-product',
    source: 'Directive 2011/83/EU art. 6(1)(l)',
    since: '2026-09-27',
    markets: 'EU',
    texts: ['guarantee.reminder', 'guarantee.see'],
    pages: ['product'],
  },
  {
    id: 'manufacturer',
    source: 'Regulation (EU) 2023/988 art. 19',
    since: '2024-12-13',
    markets: 'EU',
    texts: ['product.facts.manufacturer'],
    pages: ['product'],
    screens: [product],
  },
  {
    id: 'fibres',
    source: 'Regulation (EU) 1007/2011 art. 16, annex IV',
    since: '2012-05-08',
    markets: 'EU',
    texts: ['product.facts.composition'],
    pages: ['product'],
    screens: [product],
  },
  {
    id: 'accessibility',
    source: 'Directive (EU) 2019/882; Ley 11/2023; BFSG',
    since: '2025-06-28',
    markets: 'EU',
    texts: [],
    pages: ['/customer-care/accessibility'],
    words: {
      es: ['WCAG 2.2', 'EN 301 549', 'cumple en parte', 'Ley 11/2023', 'MLBF'],
      en: ['WCAG 2.2', 'EN 301 549', 'partially compliant', 'Ley 11/2023', 'MLBF'],
      de: ['WCAG 2.2', 'EN 301 549', 'teilweise', 'Ley 11/2023', 'MLBF'],
    },
  },
  {
    id: 'accessibility-as-it-was-found',
    source: 'Directive (EU) 2019/882 annex V',
    since: '2025-06-28',
    markets: 'EU',
    texts: ['customerCare.accessibility.title', 'customerCare.accessibility.untried'],
    pages: ['/customer-care/accessibility'],
  },
  {
    id: 'imprint',
    source: '§ 5 DDG; LSSI art. 10',
    since: '2002-10-12',
    markets: 'EU',
    texts: ['layout.footer.topics.imprint'],
    pages: [...everyKind, '/customer-care/imprint'],
  },
  {
    id: 'imprint-names',
    source: '§ 5 DDG; LSSI art. 10',
    since: '2002-10-12',
    markets: 'EU',
    texts: [],
    pages: ['/customer-care/imprint'],
    words: {
      es: ['S.L.', 'Valencia', 'ESB00000000', '@', '+34'],
      en: ['S.L.', 'Valencia', 'ESB00000000', '@', '+34'],
      de: ['S.L.', 'Valencia', 'ESB00000000', '@', '+34'],
    },
  },
  {
    id: 'arbitration',
    source: '§ 36 VSBG',
    since: '2017-02-01',
    markets: ['DE'],
    texts: [],
    pages: ['/customer-care/imprint'],
    words: { es: [], en: [], de: ['Verbraucherschlichtungsstelle'] },
  },
  {
    id: 'complaints',
    source: 'Ley 10/2025',
    since: '2026-12-28',
    markets: ['ES'],
    texts: [],
    pages: ['/customer-care/contact'],
    words: { es: ['cada reclamación recibe un número'], en: [], de: [] },
  },
  {
    id: 'who-sells',
    source: 'Directive 2011/83/EU art. 6(1)(b); Regulation (EU) 2022/2065',
    since: '2014-06-13',
    markets: 'EU',
    texts: [],
    pages: ['/customer-care/terms'],
    words: { es: ['Vende siempre'], en: ['The seller is always'], de: ['Verkäuferin ist stets'] },
  },
  {
    id: 'outside-the-vat-territory',
    source: 'Directive 2006/112/EC art. 6',
    since: '2007-01-01',
    markets: ['ES'],
    texts: [],
    pages: ['/customer-care/delivery'],
    words: {
      es: ['Canarias, Ceuta y Melilla'],
      en: ['Canary Islands, Ceuta and Melilla'],
      de: ['Kanaren, Ceuta und Melilla'],
    },
  },
  {
    id: 'import-is-agreed-to',
    source: 'Directive 2006/112/EC art. 6; Directive 2011/83/EU art. 6(1)(e)',
    since: '2014-06-13',
    markets: ['ES'],
    texts: ['checkout.payment.import'],
    pages: [],
    screens: payments,
  },
];

/**
 * Forbidden on every page and in every mail: for example the address of the platform that closed on 20 July 2025 is
 * misleading.
 */
export const forbiddenWords: readonly { id: string; source: string; never: RegExp }[] = [
  { id: 'closed-platform', source: 'Regulation (EU) 2024/3228', never: /ec\.europa\.eu\/(consumers\/odr|odr)/i },
  {
    id: 'green-claims',
    source: 'Directive (EU) 2024/825 art. 1',
    never:
      /\b(sostenibles?|ecológic[oa]s?|eco-?friendly|sustainab\w+|nachhaltig\w*|klimaneutral\w*|climate.neutral)\b/i,
  },
];
