import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: `Tab ${id}`, content: `Panel ${id}` }));

test('the first tab is selected and only its panel shows', () => {
  render(<Tabs label="About" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'About' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tab one');
  expect(screen.getByRole('tabpanel', { name: 'Tab one' })).toHaveTextContent('Panel one');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('the list is one tab stop, and the next is the panel', async () => {
  render(<Tabs label="About" tabs={tabs} initial="two" />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Tab two' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('the arrow keys select the neighbouring tab and wrap around; Home and End select the ends', async () => {
  const onSelect = jest.fn();
  render(<Tabs label="About" tabs={tabs} onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tab three');
  expect(screen.getByRole('tab', { name: 'Tab three' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Home}{End}a');
  expect(onSelect.mock.calls.flat()).toEqual(['three', 'one', 'two', 'one', 'three']);
});

test('a click selects a tab', async () => {
  render(<Tabs label="About" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel two');
});
