import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, object, string } from 'yup';
import { failure, type Result } from '@/lib/result';
import en from '@/messages/en.json';
import { CheckField } from './check-field';
import { Form } from './form';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

const words = en.forms;
const schema = object({
  name: string().trim().required('required').max(10, 'tooLong'),
  place: string().required('required'),
  secret: string().required('required'),
  agreed: boolean().oneOf([true], 'required').required('required'),
});
type Values = { name: string; place: string; secret: string; agreed: boolean };
const good: Result<string> = { ok: true, data: 'done', remark: 'none', messageKey: 'ok' };

function show(
  send: (values: Values) => Promise<Result<string>>,
  onDone = () => {},
  renamed: { fieldOfWire?: { nombre: 'name' } } = { fieldOfWire: { nombre: 'name' } },
) {
  return render(
    <Form
      schema={schema}
      defaults={{ name: '', place: '', secret: '', agreed: false }}
      words={words}
      send={send}
      onDone={onDone}
      {...renamed}
      submit="Send"
      pending="Sending"
    >
      <TextField name="name" label="Name" />
      <SelectField name="place" label="Place" empty options={[{ value: 'a', label: 'Here' }]} />
      <PasswordField name="secret" label="Secret" autoComplete="new-password" />
      <CheckField name="agreed" label="I agree" required />
    </Form>,
  );
}
const name = () => screen.getByRole('textbox', { name: /Name/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
async function fillIn() {
  await userEvent.type(name(), '  Ana ');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'a');
  await userEvent.type(screen.getByLabelText(/Secret/), ' with spaces ');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('V04 V10 surrounding spaces are removed when a field is left, except in a password', async () => {
  const sent = jest.fn(async (_values: Values) => good);
  const done = jest.fn();
  show(sent, done);
  await fillIn();
  expect(name()).toHaveValue('Ana');
  await send();
  expect(sent).toHaveBeenCalledWith({ name: 'Ana', place: 'a', secret: ' with spaces ', agreed: true });
  expect(done).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
});

test('V10 every error is shown at its field, the first gets the focus and nothing is sent', async () => {
  const sent = jest.fn(async () => good);
  show(sent);
  await send();
  expect(screen.getAllByText(words.wrong.required)).toHaveLength(4);
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription(words.wrong.required);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(name(), 'Ana');
  expect(screen.getAllByText(words.wrong.required)).toHaveLength(3);
});

test.each(['nombre', 'name'])(
  'V10 the backend’s error at %s is shown at its field, which gets the focus, and the rest is kept',
  async (field) => {
    show(async () => failure('invalid', 'error.invalid', { fields: { [field]: 'error.field.taken' } }));
    await fillIn();
    await send();
    expect(await screen.findByText(words.wrong.taken)).toBeVisible();
    expect(name()).toHaveFocus();
    expect(name()).toHaveValue('Ana');
    expect(screen.getByLabelText(/Secret/)).toHaveValue(' with spaces ');
    expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
  },
);

test.each([
  [failure('network', 'error.offline'), words.failures.offline],
  [failure('busy', 'error.tooMany'), words.failures.tooMany],
  [failure('broken', 'error.something.new'), words.failures.broken],
  [failure('invalid', 'error.invalid', { fields: { otro: 'error.field.pattern' } }), words.failures.invalid],
])('V10 %j is announced above the button and can be sent again', async (problem, said) => {
  const sent = jest.fn(async (): Promise<Result<string>> => problem);
  show(sent);
  await fillIn();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(said);
  // Beside the pressed button, because on a phone the head of a long form is out of sight.
  expect(alert.nextElementSibling).toContainElement(screen.getByRole('button', { name: 'Send' }));
  sent.mockResolvedValueOnce(good);
  await send();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('V10 an error at a field that the form does not have is announced, though nothing is renamed', async () => {
  show(async () => failure('invalid', 'error.invalid', { fields: { other: 'error.field.pattern' } }), undefined, {});
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failures.invalid);
});

test('a password can be shown before it is sent', async () => {
  show(async () => good);
  const field = screen.getByLabelText(/Secret/);
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: words.show }));
  expect(field).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: words.hide })).toHaveAttribute('aria-pressed', 'true');
});
