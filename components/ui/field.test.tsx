import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { CharacterCount } from './character-count';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { RadioGroup } from './radio-group';
import { TextInput } from './text-input';

test('a field links label, hint and error to its control', () => {
  render(
    <Field label="Email" hint="For your order." error="No @ in it." required>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: /^Email/ });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('For your order. No @ in it.');
});

test('a field without hint and error has no description and is valid', () => {
  render(<Field label="Email">{(control) => <TextInput {...control} />}</Field>);
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('textbox')).toBeValid();
});

test('a count follows the typing and is announced only near the end', async () => {
  const count = <CharacterCount id="count" of="note" max={10} template="{count} of {max}" />;
  render(
    <Field id="note" label="Note" after={{ id: 'count', content: count }}>
      {(control) => <TextInput {...control} defaultValue="abc" />}
    </Field>,
  );
  expect(screen.getByText('3 of 10')).toHaveAttribute('aria-live', 'off');
  await userEvent.type(screen.getByRole('textbox', { description: '3 of 10' }), 'defghi');
  expect(screen.getByText('9 of 10')).toHaveAttribute('aria-live', 'polite');
});

test('a checkbox carries its own hint and error', () => {
  render(<Checkbox label="Terms" hint="Two pages." error="Please accept." />);
  expect(screen.getByRole('checkbox', { name: 'Terms' })).toHaveAccessibleDescription('Two pages. Please accept.');
});

test('a marked tile is announced as such and can still be chosen', async () => {
  const onValueChange = jest.fn();
  const options = [
    { value: 'S', label: 'S', marked: 'sold out' },
    { value: 'M', label: 'M', disabled: true },
  ];
  render(<RadioGroup legend="Size" name="size" variant="tiles" options={options} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'S sold out' }));
  expect(onValueChange).toHaveBeenCalledWith('S');
  expect(screen.getByRole('radio', { name: 'M' })).toBeDisabled();
});

test('a group of choices is described by its error', () => {
  render(
    <RadioGroup legend="Delivery" name="delivery" options={[{ value: 'a', label: 'Home' }]} error="Choose one." />,
  );
  expect(screen.getByRole('group', { name: 'Delivery' })).toHaveAccessibleDescription('Choose one.');
});

test('a pending button keeps the focus, announces its state, and neither submits nor reacts', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending pendingLabel="Saving…" onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving…' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
