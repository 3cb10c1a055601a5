import { expect, jest, test } from '@jest/globals';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Locale, locales } from '@/contract/public-codes';
import { toMarkup } from '@/engine/markup/to-markup';
import type { Menu } from '@/lib/catalogue/catalogue-mappers';
import { resolveServer, translationsOf } from '@/lib/testing/server-components';

let mockLocale: Locale = 'es';
jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: never) => translationsOf({ locale: mockLocale, namespace }),
}));
jest.mock('next/root-params', () => ({ locale: async () => mockLocale }), { virtual: true });
jest.mock('../../lib/env', () => ({ settings: () => ({ tags: { id: 'GTM-TEST' } }) }));
const mockShown: ReactNode[] = [];
jest.mock('./cached-nav', () => ({
  CachedNav: ({ show }: { show: () => ReactNode }) => {
    mockShown.push(show());
    return null;
  },
}));

const menu: Menu = [
  {
    order: 1,
    slug: 'mujer',
    label: 'Señora & "más" <b>',
    href: '/catalogue/mujer',
    categories: [
      {
        href: '/catalogue/mujer/sujetadores',
        label: "L’été d'or",
        picture: 'a1b2',
        groups: [{ label: 'Copas', children: [{ href: '/catalogue/mujer/copa?a=1&b=2', label: 'Copa C' }] }],
      },
      { href: '/catalogue/mujer/bragas', label: 'Bragas', picture: null, groups: [] },
    ],
  },
];

test.each(locales)('the cached frame in %s is exactly what React renders', async (locale) => {
  mockLocale = locale;
  mockShown.length = 0;
  const { MegaMenu } = await import('./mega-menu');
  const { SiteFooter } = await import('./site-footer');
  renderToStaticMarkup(await resolveServer(await MegaMenu({ menu })));
  renderToStaticMarkup(await resolveServer(await SiteFooter({ help: null })));
  expect(mockShown).toHaveLength(4);
  for (const shown of mockShown) expect(await toMarkup(shown)).toBe(renderToStaticMarkup(await resolveServer(shown)));
});

test.each<[string, object]>([
  ['button', { onClick: () => {} }],
  ['p', { style: { margin: 0 } }],
  ['p', { tabIndex: -1 }],
  ['p', { hidden: true }],
  ['button', { 'aria-expanded': false }],
  ['path', { strokeWidth: '2' }],
  ['div', { dangerouslySetInnerHTML: { __html: '' } }],
  ['a', { htmlFor: 'other' }],
  ['a', { href: 'javascript:go()' }],
  ['br', {}],
  ['input', { id: 'field' }],
])('%s with %o, which React may render differently, is refused and not left out', async (tag, props) => {
  await expect(toMarkup(<div>{createElement(tag, props)}</div>)).rejects.toThrow('no markup of');
});
