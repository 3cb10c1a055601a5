import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '@/messages/es.json';
import { EarningsCalculator } from './earnings-calculator';

const words = es.yourBusiness.calculator;
const club = {
  levels: [{ code: 'ORO', name: 'Oro', pointsFrom: 1500, benefits: [] }],
  prizes: [{ code: 'PR', name: 'Juego de viaje', description: '', points: 1010, level: null, isGone: false }],
};
const field = (name: keyof typeof words.fields) => screen.getByRole('textbox', { name: words.fields[name] });
const result = () => screen.getByRole('status').textContent;

test('R32 every figure that it rests on is in a field, and the result says what it is of', async () => {
  render(<EarningsCalculator club={club} words={words} />);
  expect(result()).toContain('€75.00');
  expect(result()).toContain(words.promise);
  expect(result()).toContain('Oro');
  expect(result()).toContain('Juego de viaje');
  const user = userEvent.setup();
  await user.clear(field('clients'));
  await user.type(field('clients'), '20');
  expect(result()).toContain('€150.00');
});

test('what is no number is said at its field, what was typed stays, and no sum is shown', async () => {
  render(<EarningsCalculator club={club} words={words} />);
  const user = userEvent.setup();
  await user.clear(field('share'));
  await user.type(field('share'), '90');
  expect(field('share')).toHaveValue('90');
  expect(field('share')).toHaveAccessibleDescription(expect.stringContaining('entre 5 y 40'));
  expect(result()).toContain(words.incomplete);
  expect(result()).not.toContain('€');
});
