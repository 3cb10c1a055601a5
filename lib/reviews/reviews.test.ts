import { expect, test } from '@jest/globals';
import { consultarOpiniones } from '@/contract/reviews/examples';
import { locales } from '@/lib/i18n/routing';
import { formatDay } from './review-day';
import { prevailingFit, toReviewPage } from './reviews-mappers';
import { parseReviewsPath, reviewsHref } from './reviews-path';

test('B005 a page of reviews uses our own names, and without reviews there is no summary', () => {
  const { datos } = consultarOpiniones;
  expect(toReviewPage(datos)).toEqual({
    summary: { count: 1, average: 5, stars: [0, 0, 0, 0, 1], fit: { small: 0, trueToSize: 1, large: 0 } },
    reviews: [
      {
        id: 311,
        name: 'Carmen',
        date: '2026-10-04',
        stars: 5,
        fit: 'trueToSize',
        size: '90C',
        title: 'Ni me entero de que lo llevo',
        text: 'Sujeta sin marcar y el contorno no se sube.',
        locale: 'es',
        translated: false,
      },
    ],
    sizes: ['90C'],
    total: 1,
    page: 1,
    pages: 1,
  });
  expect(toReviewPage({ ...datos, average: null, total: 0, reviews: [] }).summary).toBeNull();
});

test.each([
  [{ small: 3, trueToSize: 9, large: 0 }, 'trueToSize'],
  [{ small: 5, trueToSize: 4, large: 4 }, 'small'],
  [{ small: 0, trueToSize: 0, large: 1 }, 'large'],
  [{ small: 4, trueToSize: 4, large: 1 }, null],
])('F017 for %j most say %s', (fit, most) => {
  expect(prevailingFit(fit)).toBe(most);
});

test('F017 all reviews of a product have one address per page', () => {
  expect(reviewsHref('es', 'SJ1010')).toBe('/reviews/sj1010');
  expect(reviewsHref('de', 'SJ1010', 3)).toBe('/de/reviews/sj1010/3');
  expect(parseReviewsPath(['sj1010'])).toEqual({ reference: 'sj1010', page: 1 });
  expect(parseReviewsPath(['sj1010', '3'])).toEqual({ reference: 'sj1010', page: 3 });
  for (const bad of [[], ['SJ1010'], ['sj1010', '1'], ['sj1010', '03'], ['sj1010', 'x'], ['sj1010', '2', '3'], ['a b']])
    expect(parseReviewsPath(bad)).toBeNull();
});

test('F017 the date of a review is written in each language', () => {
  expect(locales.map((locale) => formatDay('2026-03-01', locale))).toEqual([
    '1 de marzo de 2026',
    '1 March 2026',
    '1. März 2026',
  ]);
});
