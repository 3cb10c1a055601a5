import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { type Locale, locales } from '@/contract/public-codes';
import { careTextPages } from '@/lib/content/care-text-pages';
import { messagesOf, resolveServer, translationsOf } from '@/lib/testing/server-components';

let mockLocale: Locale = 'es';
jest.mock('next-intl/server', () => ({
  getMessages: () => messagesOf({ locale: mockLocale }),
  getTranslations: (namespace: never) => translationsOf({ locale: mockLocale, namespace }),
}));
jest.mock('next/root-params', () => ({ locale: async () => mockLocale }), { virtual: true });
jest.mock('../../lib/env', () => ({
  inDevelopment: () => false,
  settings: () => ({ tags: { id: 'GTM-TEST' } }),
}));

let mockOffered: boolean;
jest.mock('../../lib/gift-card/gift-card-queries', () => ({ areGiftCardsOffered: async () => mockOffered }));

async function show(locale: Locale, offered = true) {
  mockOffered = offered;
  mockLocale = locale;
  const { SiteFooter } = await import('./site-footer');
  const { unmount } = render(await resolveServer(<SiteFooter help={null} />));
  const footer = screen.getByRole('contentinfo');
  const links = within(footer)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const);
  return { text: footer.textContent ?? '', links, unmount };
}

test.each(locales)('the footer in %s is entirely in that language, and links to no page in another', async (locale) => {
  const { text, links } = await show(locale);
  const { layout, withdrawal, consent, sizeTables, customerCare, giftCard } = await messagesOf({ locale });
  const { topics, ...footer } = layout.footer;
  const own = links.filter(([, href]) => href.startsWith('/'));
  expect(own.map(([label]) => label)).toEqual([
    footer.printed,
    footer.business,
    footer.love,
    withdrawal.label,
    ...careTextPages.help.map((topic) => topics[topic]),
    sizeTables.index.title,
    customerCare.newsletter.title,
    giftCard.link,
    ...careTextPages.legal.map((topic) => topics[topic]),
    consent.settings,
  ]);
  const prefix = locale === 'es' ? /^\/(?!en\/|de\/)/ : new RegExp(`^/${locale}/`);
  expect(own.filter(([, href]) => !prefix.test(href))).toEqual([]);
  for (const said of [footer.promise, footer.help.title, footer.legal.title, footer.social, footer.prices])
    expect(text).toContain(said);
});

test('the footer links to gift cards only while the shop has them', async () => {
  const { links } = await show('en', false);
  expect(links.map(([, href]) => href)).not.toContain('/en/gift-card');
});

test('no language’s footer has a sentence of another one', async () => {
  const sentences = await Promise.all(
    locales.map(async (locale) => {
      const { promise, prices, business, social } = (await messagesOf({ locale })).layout.footer;
      return [locale, [promise, prices, business, social]] as const;
    }),
  );
  for (const locale of locales) {
    const { text, unmount } = await show(locale);
    unmount();
    const foreign = sentences.filter(([other]) => other !== locale).flatMap(([, said]) => said);
    expect(foreign.filter((said) => text.includes(said))).toEqual([]);
  }
});
