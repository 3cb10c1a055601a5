import { countryHome } from '@/lib/access/public-script-paths';
import { brand } from '@/lib/brand';
import type { Menu } from '@/lib/catalogue/catalogue-mappers';
import { languages } from '@/lib/i18n/languages';
import { defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/routing';
import { printedCataloguePath } from '@/lib/printed-catalogue/printed-catalogue';

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
const list = (names: string[]) => new Intl.ListFormat('en').format(names);
const prefixed = locales.filter((locale) => locale !== defaultLocale);
const prefixes = `${inEnglish.of(defaultLocale)} has no prefix, ${list(prefixed.map((each) => inEnglish.of(each) ?? each))} have ${list(prefixed.map((each) => `/${each}`))}.`;
const care = {
  delivery: 'Delivery',
  returns: 'Returns',
  payment: 'Payment',
  contact: 'Contact',
  imprint: 'Legal notice',
};

/** F034: a description of the shop in plain text, for language models. */
export function llmsText(origin: string, summary: string, menus: Record<Locale, Menu>): string {
  const link = (label: string, path: string, note = '') => `- [${label}](${origin}${path})${note && `: ${note}`}`;
  const departments = locales.map((locale) =>
    [
      `## ${languages[locale].name}`,
      '',
      link(brand.name, localePath(locale, countryHome)),
      ...menus[locale].flatMap((gender) => [
        link(gender.label, gender.href),
        ...gender.categories.map((category) => link(`${gender.label}: ${category.label}`, category.href)),
      ]),
    ].join('\n'),
  );
  return `# ${brand.name}

> ${summary}

${brand.name} is a shop for lingerie, shapewear and swimwear that sells by catalogue in the European Union. The seller, in every language and personal shop, is ${brand.legal.entity}

Every page can be read without running scripts and without signing in; ${prefixes}

## How to read it

- A product page has one schema.org graph in a \`script\` of type \`application/ld+json\`: the style, a variant for each colour, and in it an offer for each price with its availability and the sizes that are made.
- Prices are in euros and include VAT; delivery is added and shown before an order. A struck-through price is the lowest of the 30 days before the reduction. Prices and stock change: read the page again before you state them.
- Bras have a band and a cup. A size that is sold out is marked, not left out.
- The code of an article stands for a style, a colour and a size; customers order by it from the printed catalogue, whose pages are at ${origin}${printedCataloguePath}.
- All addresses with the date of their last change: ${origin}/sitemap.xml
- Searching is for people: ${origin}/robots.txt says what not to visit.

${departments.join('\n\n')}

## Service

${Object.entries(care)
  .map(([topic, label]) => link(label, localePath('en', `/customer-care/${topic}`)))
  .join('\n')}
- Email: ${brand.mail}
- Phone: ${brand.phone}
`;
}
