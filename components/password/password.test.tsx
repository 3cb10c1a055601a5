import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { AnswerOf } from '@/contract/calls/table';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { ChangePassword } from './change-password';
import { ConfirmMailStage } from './confirm-mail-stage';
import { PasswordRecoveryStage } from './password-recovery-stage';

const { ask, choose, change } = en.password;
const { wrong, failures } = en.forms;
const words = { recovery: en.password, forms: en.forms };
const realFetch = globalThis.fetch;
const link = (motivo: AnswerOf<'checkRecoveryLink'>['motivo']): AnswerOf<'checkRecoveryLink'> => ({
  ambito: 'socia',
  motivo,
  usuario: 'carmen.vidal',
  nombre: 'Carmen',
  vence: '2026-12-01T10:00:00Z',
});

beforeEach(() => window.history.replaceState(null, '', '/en/validation/recover'));
afterEach(() => {
  globalThis.fetch = realFetch;
});

const fresh = (stage: React.ReactNode) =>
  render(<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{stage}</SWRConfig>);
const recover = (hash = '') => {
  window.location.hash = hash;
  return fresh(<PasswordRecoveryStage locale="en" scope="executive" signIn="/en/validation/sign-in" words={words} />);
};
const title = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const password = () => screen.findByLabelText(new RegExp(`^${choose.password}`));
const set = () => userEvent.click(screen.getByRole('button', { name: choose.submit }));

test('C023 asking for a new password needs a name, and is confirmed', async () => {
  const asked = stubProxy({ recordarContrasena: () => ok({}) });
  recover();
  await userEvent.click(await screen.findByRole('button', { name: ask.submit }));
  expect(await screen.findByText(wrong.required)).toBeVisible();
  await userEvent.type(screen.getByLabelText(new RegExp(`^${ask.user}`)), '  nobody@velia.example ');
  await userEvent.click(screen.getByRole('button', { name: ask.submit }));
  expect(await title(ask.done.title)).toHaveFocus();
  expect(asked.map(({ body }) => body)).toEqual([{ ambito: 'socia', usuario: 'nobody@velia.example', idioma: 'en' }]);
});

test.each([
  ['INSCRIPCION', choose.joiningTitle, choose.done.joining, '/en/validation/sign-in?return=%2Fexecutive%2Fwelcome'],
  ['CLAVE', choose.recoveryTitle, choose.done.recovery, '/en/validation/sign-in'],
] as const)(
  'C024 C026 the link of a mail for %s takes a password and leads to the sign-in',
  async (why, said, done, to) => {
    const asked = stubProxy({
      validarRecordarContrasena: () => ok(link(why)),
      cambiarPassword: () => ok({ token: null }),
    });
    recover('the-token');
    await title(said);
    await userEvent.type(await password(), 'amber Lantern 77');
    await set();
    expect(await title(done.title)).toHaveFocus();
    expect(screen.getByRole('link', { name: choose.done.signIn })).toHaveAttribute('href', to);
    expect(asked.at(-1)?.body).toEqual({ ambito: 'socia', token: 'the-token', claveNueva: 'amber Lantern 77' });
  },
);

test.each([
  [410, 'error.link.used', choose.closed.used],
  [410, 'error.link.expired', choose.closed.expired],
  [404, 'error.absent', choose.closed.unknown],
  [422, 'error.invalid', choose.closed.unknown],
])('C024 a link that fails with %s %s says why and offers a new one', async (status, key, said) => {
  stubProxy({ validarRecordarContrasena: () => refused(status, key) });
  recover('the-token');
  await title(said.title);
  expect(screen.getByRole('status')).toHaveTextContent(said.text);
  expect(screen.getByRole('link', { name: ask.title })).toHaveAttribute('href', '/en/validation/recover');
  expect(screen.queryByLabelText(new RegExp(`^${choose.password}`))).toBeNull();
});

test('C024 a link that cannot be read right now is not invalid: it can be retried', async () => {
  let away = true;
  stubProxy({ validarRecordarContrasena: () => (away ? refused(503, 'error.busy') : ok(link('CLAVE'))) });
  recover('the-token');
  await title(choose.closed.busy.title);
  away = false;
  await userEvent.click(screen.getByRole('button', { name: choose.retry }));
  await title(choose.recoveryTitle);
});

test('R06 C024 another link in the same tab shows its own state, not the previous link’s', async () => {
  stubProxy({
    validarRecordarContrasena: (body) =>
      (body as { token: string }).token === 'first' ? ok(link('INSCRIPCION')) : refused(410, 'error.link.expired'),
    cambiarPassword: () => ok({ token: null }),
  });
  window.location.hash = 'first';
  fresh(<ConfirmMailStage locale="en" words={words} />);
  await userEvent.type(await password(), 'amber Lantern 77');
  await set();
  await title(choose.done.joining.title);
  act(() => {
    window.location.hash = 'second';
  });
  await title(choose.closed.expired.title);
});

test('C026 a link used meanwhile is reported in place of the form', async () => {
  let used = false;
  stubProxy({
    validarRecordarContrasena: () => (used ? refused(410, 'error.link.used') : ok(link('CLAVE'))),
    cambiarPassword: () => {
      used = true;
      return refused(410, 'error.link.used');
    },
  });
  recover('the-token');
  await userEvent.type(await password(), 'amber Lantern 77');
  await set();
  await title(choose.closed.used.title);
});

test('a password too short, too common or equal to the name is refused at its field, and stays typed', async () => {
  const asked = stubProxy({ validarRecordarContrasena: () => ok(link('CLAVE')) });
  recover('the-token');
  for (const [text, said] of [
    ['short', wrong.passwordShort],
    ['password1', wrong.weak],
    ['carmen.vidal', wrong.weak],
  ] as const) {
    await userEvent.clear(await password());
    await userEvent.type(await password(), text);
    await set();
    expect(await screen.findByText(said)).toBeVisible();
    expect(await password()).toHaveValue(text);
  }
  expect(asked.filter(({ name }) => name === 'cambiarPassword')).toEqual([]);
});

test('R09 without a token the page of the mail says where to find the link', async () => {
  fresh(<ConfirmMailStage locale="en" words={words} />);
  await title(choose.closed.none.title);
});

test('C026 changing the password needs the current one; a wrong one is an error at its field', async () => {
  let right = false;
  const asked = stubProxy({
    cambiarPassword: () =>
      right ? ok({ nombre: 'Lucía' }) : refused(422, 'error.invalid', { campos: { claveActual: 'error.field.wrong' } }),
  });
  render(<ChangePassword kind="executive" about={['Lucía']} words={{ change: en.password.change, forms: en.forms }} />);
  await userEvent.type(screen.getByLabelText(new RegExp(`^${change.current}`)), 'not it');
  await userEvent.type(screen.getByLabelText(new RegExp(`^${change.password}`)), 'amber Lantern 77');
  await userEvent.click(screen.getByRole('button', { name: change.submit }));
  expect(await screen.findByText(wrong.wrong)).toBeVisible();
  expect(screen.getByLabelText(new RegExp(`^${change.current}`))).toHaveFocus();
  expect(screen.getByLabelText(new RegExp(`^${change.password}`))).toHaveValue('amber Lantern 77');
  right = true;
  await userEvent.click(screen.getByRole('button', { name: change.submit }));
  expect(await screen.findByText(change.done)).toBeVisible();
  // No text of either stays on the screen.
  expect(screen.getByLabelText(new RegExp(`^${change.current}`))).toHaveValue('');
  expect(asked.at(-1)?.body).toEqual({ ambito: 'socia', claveActual: 'not it', claveNueva: 'amber Lantern 77' });
});

test('C026 too many attempts say how to continue', async () => {
  stubProxy({ cambiarPassword: () => refused(429, 'error.tooMany') });
  render(<ChangePassword kind="executive" about={[]} words={{ change: en.password.change, forms: en.forms }} />);
  await userEvent.type(screen.getByLabelText(new RegExp(`^${change.current}`)), 'not it');
  await userEvent.type(screen.getByLabelText(new RegExp(`^${change.password}`)), 'amber Lantern 77');
  await userEvent.click(screen.getByRole('button', { name: change.submit }));
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.tooMany);
});
