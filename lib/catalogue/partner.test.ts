import { expect, test } from '@jest/globals';
import { bodyCard } from '@/contract/examples/catalogue';
import { toProductCard } from './catalogue-mappers';
import { partnerIn } from './partner';

const sister = toProductCard({ ...bodyCard, referencia: 'V2042', conjunto: true }, 'es');
const stranger = toProductCard(bodyCard, 'es');

test('N28 a set is made with what is of the family or the fabric, wherever it stands among what goes with it', () => {
  expect(partnerIn([stranger, sister])).toBe(sister);
});

test('N28 where the sister is sold out, or nothing but strangers goes with it, there is no set', () => {
  expect(partnerIn([stranger, { ...sister, available: false }])).toBeUndefined();
  expect(partnerIn([stranger])).toBeUndefined();
});
