import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@/lib/i18n/message-texts';
import { ok, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { SignInForm } from './sign-in-form';

const { stay, ...signIn } = en.signIn;
const words = { ...signIn, required: '', tooLong: '', failure: '', failures: {} };
const person = { nombre: 'Lucía', id: 'E1', role: 'ROLE_W', lang: 'en', passwordChanged: true, exp: 1, actor: null };
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function enter({ ticked, permanece }: { ticked: boolean; permanece?: boolean }) {
  const onSignedIn = jest.fn();
  const asked = stubProxy({ login: () => ok({ ...person, ...(permanece !== undefined && { permanece }) }) });
  render(<SignInForm kind="executive" words={words} stay={stay} onSignedIn={onSignedIn} />);
  await userEvent.type(screen.getByLabelText(/^Username/), 'lucia');
  await userEvent.type(screen.getByLabelText(/^Password/), 'a-long-phrase');
  if (ticked) await userEvent.click(screen.getByLabelText(stay.label));
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  return { onSignedIn, body: asked[0]?.body };
}

test('without the box ticked the sign-in is not remembered', async () => {
  const { onSignedIn, body } = await enter({ ticked: false });
  expect(body).toEqual({ usuario: 'lucia', clave: 'a-long-phrase' });
  expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ id: 'E1', name: 'Lucía' }));
});

test('with the box ticked the sign-in is remembered, and the page continues at once', async () => {
  const { onSignedIn, body } = await enter({ ticked: true, permanece: true });
  expect(body).toEqual({ usuario: 'lucia', clave: 'a-long-phrase', permanecer: 'S' });
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('on a shared device the person reads that the sign-in is not remembered, and then continues', async () => {
  const { onSignedIn } = await enter({ ticked: true, permanece: false });
  expect(await screen.findByText(fill(stay.shared, { name: 'Lucía' }))).toBeVisible();
  expect(onSignedIn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: stay.goOn }));
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('without texts for the option there is no box to tick, as in the dialog that asks for the password', () => {
  render(<SignInForm kind="client" words={words} onSignedIn={() => undefined} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
