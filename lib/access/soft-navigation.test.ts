import { expect, test } from '@jest/globals';
import { isSoft } from './soft-navigation';

const home = '/home/your-catalog-sale-business';
const soft = (from: string, to: string) => {
  const here = new URL(from, 'https://shop.example');
  return isSoft(here, new URL(to, here));
};

test.each([
  [home, '/customer-care/delivery'],
  [`/en${home}`, '/en/customer-care/delivery#top'],
  [home, '/my-store/invited/welcome'],
  ['/catalogue/women', '/catalogue/women?page=2'],
  ['/catalogue/women?page=2', '/catalogue/women'],
])('from %s to %s no document is loaded', (from, to) => {
  expect(soft(from, to)).toBe(true);
});

test.each([
  ['another site', home, 'https://elsewhere.example/home/x'],
  ['our host over http', home, 'http://shop.example/customer-care/delivery'],
  ['a letter', home, 'mailto:hola@shop.example'],
  ['a script', home, 'javascript:alert(1)'],
  ['a place on the page', home, '#how'],
  ['the page itself', `${home}?a=b`, `${home}?a=b`],
  ['another language', home, `/en${home}`],
  ['a personal page', home, '/clients/login'],
  ['a public page from a personal one', '/clients/login', home],
  ['a file', home, '/media/abcdef/430.webp'],
  ['an address that we do not know', home, '/nowhere'],
])('%s is left to the browser', (_, from, to) => {
  expect(soft(from, to)).toBe(false);
});
