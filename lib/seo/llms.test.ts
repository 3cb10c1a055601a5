import { expect, test } from '@jest/globals';
import { consultarMenuProductos } from '@/contract/catalogue/examples';
import { toMenu } from '@/lib/catalogue/catalogue-mappers';
import { llmsText } from './llms';

test('F034 the plain text has the description, a section per language and one for service, and links to this shop only', () => {
  const wire = consultarMenuProductos.datos;
  const menus = { es: toMenu(wire, 'es'), en: toMenu(wire, 'en'), de: toMenu(wire, 'de') };
  const text = llmsText('https://shop.example', 'Bras in many sizes.', menus);
  expect(text).toMatch(/^# \w+\n\n> Bras in many sizes\.\n/);
  for (const section of ['## Español', '## English', '## Deutsch', '## Service']) expect(text).toContain(section);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !href?.startsWith('https://shop.example/'))).toEqual([]);
  expect(text).toContain('https://shop.example/sitemap.xml');
});
