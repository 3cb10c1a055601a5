import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper';

const labels = { label: 'Quantity of Alba', lessLabel: 'One less', moreLabel: 'One more' };

function Kept({ start, max = 12, onChoice }: { start: number; max?: number; onChoice: (value: number) => void }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      {...labels}
      value={value}
      max={max}
      onValueChange={(next) => {
        onChoice(next);
        setValue(next);
      }}
    />
  );
}
const field = () => screen.getByRole('spinbutton', { name: 'Quantity of Alba' });

test('V03 the button for one more steps by one and does nothing at the maximum, where it keeps the focus', async () => {
  const onChoice = jest.fn();
  render(<Kept start={11} onChoice={onChoice} />);
  const more = screen.getByRole('button', { name: 'One more' });
  await userEvent.click(more);
  expect(field()).toHaveValue('12');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(onChoice.mock.calls).toEqual([[12]]);
  expect(more).toHaveFocus();
});

test('V03 a typed number applies when the field is left, within the bounds', async () => {
  const onChoice = jest.fn();
  render(<Kept start={2} onChoice={onChoice} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '50x');
  expect(onChoice).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(field()).toHaveValue('12');
  await userEvent.clear(field());
  await userEvent.type(field(), '0{Enter}');
  expect(onChoice.mock.calls).toEqual([[12], [1]]);
});

test('a field left empty keeps its value', async () => {
  const onChoice = jest.fn();
  render(<Kept start={2} onChoice={onChoice} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('2');
  expect(onChoice).not.toHaveBeenCalled();
});

test('the arrow keys step like the buttons, and screen readers get the bounds', async () => {
  const onChoice = jest.fn();
  render(<Kept start={2} onChoice={onChoice} />);
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChoice.mock.calls).toEqual([[3], [4], [3]]);
  expect(field()).toHaveAttribute('aria-valuenow', '3');
  expect(field()).toHaveAttribute('aria-valuemax', '12');
});

test('a value that changes elsewhere is shown', () => {
  const { rerender } = render(<Stepper {...labels} value={2} max={12} onValueChange={jest.fn()} />);
  rerender(<Stepper {...labels} value={5} max={12} onValueChange={jest.fn()} />);
  expect(field()).toHaveValue('5');
});
