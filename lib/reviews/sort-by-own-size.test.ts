import { expect, test } from '@jest/globals';
import { consultarOpiniones } from '@/contract/reviews/examples';
import { toReviewPage } from './reviews-mappers';
import { sortByOwnSize } from './sort-by-own-size';

const [review] = toReviewPage(consultarOpiniones.datos).reviews;
const of = (...sizes: (string | null)[]) =>
  sizes.map((size, id) => {
    if (!review) throw new Error('The example has no review.');
    return { ...review, id, size };
  });
const sorted = (own: string, ...sizes: (string | null)[]) => sortByOwnSize(of(...sizes), own).map(({ size }) => size);

test('N29 the reader’s own size comes first, then its sister sizes, then the same band or cup, then the rest', () => {
  expect(sorted('85C', null, '105F', '85D', '90B', '75C', '85C', '80D')).toEqual([
    '85C',
    '90B',
    '80D',
    '85D',
    '75C',
    '105F',
    null,
  ]);
});

test('N29 letter sizes match or do not, and equal reviews keep their order', () => {
  expect(sortByOwnSize(of('L', 'M', null, 'M', 'S'), 'M').map(({ id }) => id)).toEqual([1, 3, 0, 4, 2]);
});
