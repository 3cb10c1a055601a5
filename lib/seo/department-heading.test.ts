import { expect, test } from '@jest/globals';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { departmentHeading } from './department-heading';

const crumb = { label: 'x', href: '/x' };

test('the heading of menswear departments and their categories, named like women’s, says that they are for men', () => {
  const heading = (name: string, depth: number, { listing }: typeof es, locale: string) =>
    departmentHeading({ name, crumbs: Array(depth).fill(crumb), isMens: true }, listing.department, locale);
  expect([heading('Hombre', 0, es, 'es'), heading('Men', 0, en, 'en'), heading('Herren', 0, de, 'de')]).toEqual([
    'Moda íntima de hombre',
    'Menswear',
    'Herrenwäsche',
  ]);
  expect([heading('Ropa interior', 1, es, 'es'), heading('Underwear', 1, en, 'en')]).toEqual([
    'Ropa interior de hombre',
    'Men’s underwear',
  ]);
  expect(heading('Unterwäsche', 1, de, 'de')).toBe('Unterwäsche für Herren');
  expect(heading('Bóxers', 2, es, 'es')).toBe('Bóxers');
  const womens = { name: 'Ropa interior', crumbs: [crumb], isMens: false };
  expect(departmentHeading(womens, es.listing.department, 'es')).toBe('Ropa interior');
});
