import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '@/messages/es.json';
import { SalesCalculator } from './sales-calculator';

const words = es.yourBusiness.calculator;
const levels = [{ code: 'ORO', name: 'Oro', pointsFrom: 1500, benefits: [] }];
const field = (name: keyof typeof words.fields) => screen.getByRole('textbox', { name: words.fields[name] });
const result = () => screen.getByRole('status').textContent;

test('R32 the result names its assumptions and follows the number of clients', async () => {
  render(<SalesCalculator levels={levels} words={words} />);
  expect(result()).toContain('€300.00');
  expect(result()).toContain(words.note);
  expect(result()).toContain('Oro');
  const user = userEvent.setup();
  await user.clear(field('clients'));
  await user.type(field('clients'), '20');
  expect(result()).toContain('€600.00');
});

test('an invalid number is reported at its field, typed text stays, and no result is shown', async () => {
  render(<SalesCalculator levels={levels} words={words} />);
  const user = userEvent.setup();
  await user.clear(field('euros'));
  await user.type(field('euros'), '900');
  expect(field('euros')).toHaveValue('900');
  expect(field('euros')).toHaveAccessibleDescription(expect.stringContaining('entre 5 y 300'));
  expect(result()).toContain(words.incomplete);
  expect(result()).not.toContain('€');
});
