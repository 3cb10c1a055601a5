import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarInvitacion } from '@/contract/reviews/examples';
import { setCookie } from '@/lib/testing/cookies';
import en from '@/messages/en.json';
import { ReviewInvitation } from './review-invitation';

const words = en.reviews.form;
const realFetch = globalThis.fetch;
const fetched = jest.fn<typeof fetch>();
const answer = (status: number, mensaje: string, more: object = {}) =>
  new Response(JSON.stringify({ codigo: status < 400 ? 0 : 1, mensaje, datos: null, idPeticion: 'r-1', ...more }), {
    status,
  });
const invitation = () => answer(200, 'ok', { datos: consultarInvitacion.datos });

let opened = 0;
function aToken(): string {
  opened += 1;
  return `token-of-test-number-${opened}`;
}

/** A token per test, because results are cached. */
function show(token = aToken()) {
  window.location.hash = token;
  render(<ReviewInvitation locale="en" home="/en/home" words={words} />);
  return token;
}

beforeEach(() => {
  setCookie('XSRF-TOKEN=token');
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function fillIn() {
  await userEvent.click(await screen.findByRole('radio', { name: words.starsChoice[4] }));
  await userEvent.click(screen.getByRole('radio', { name: words.fitChoice.small }));
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'Firm');
  await userEvent.type(screen.getByRole('textbox', { name: /Your review/ }), 'Holds well.');
  await userEvent.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ana');
}
const send = () => userEvent.click(screen.getByRole('button', { name: words.submit }));

test.each([
  [404, 'error.absent', words.closed.unknown],
  [422, 'error.invalid', words.closed.unknown],
  [410, 'error.invitation.used', words.closed.used],
  [410, 'error.invitation.expired', words.closed.expired],
])('F017 B006 %s %s is explained in plain words', async (status, key, said) => {
  fetched.mockResolvedValue(answer(status, key));
  show();
  expect(await screen.findByRole('heading', { name: said.title })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(said.text);
  expect(screen.queryByRole('form')).toBeNull();
});

test('F017 without a token nothing is requested, and the page points to the mail', async () => {
  show('');
  expect(await screen.findByRole('heading', { name: words.closed.none.title })).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test('F017 an outage does not use up an invitation: it can be opened again', async () => {
  fetched.mockResolvedValueOnce(answer(503, 'error.busy')).mockResolvedValueOnce(invitation());
  show();
  await userEvent.click(await screen.findByRole('button', { name: words.retry }));
  expect(await screen.findByText('Sujetador Alba')).toBeVisible();
});

test('F017 B007 missing answers are reported at their fields, the first gets the focus, and nothing is sent', async () => {
  fetched.mockResolvedValueOnce(invitation());
  show();
  await screen.findByText('Sujetador Alba');
  await send();
  expect(await screen.findAllByText(words.wrong.choose)).toHaveLength(2);
  expect(screen.getAllByText(words.wrong.required)).toHaveLength(3);
  expect(screen.getByRole('radio', { name: words.starsChoice[5] })).toHaveFocus();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('F017 B007 a review is sent with the address’s token, with thanks and a note that it is moderated first', async () => {
  fetched
    .mockResolvedValueOnce(invitation())
    .mockResolvedValueOnce(answer(201, 'ok', { datos: { state: 'PENDIENTE' } }));
  const token = show();
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByRole('heading', { name: words.thanks.title })).toHaveFocus();
  expect(screen.getByText(words.thanks.text)).toBeVisible();
  const [, [address, init]] = fetched.mock.calls as [string, RequestInit][] & { 1: [string, RequestInit] };
  expect(address).toBe('/EuropaBackend/rest/api/public/opiniones/escribir');
  expect(JSON.parse(String(init.body))).toEqual({
    locale: 'en',
    invitation: token,
    stars: 4,
    fit: 'small',
    name: 'Ana',
    title: 'Firm',
    text: 'Holds well.',
    showSize: false,
  });
});

test('F017 B007 after a failure all typed text is kept', async () => {
  fetched.mockResolvedValueOnce(invitation()).mockResolvedValueOnce(answer(503, 'error.busy'));
  show();
  await fillIn();
  await send();
  expect(await screen.findByText(words.failures.busy)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Your review/ })).toHaveValue('Holds well.');
  expect(screen.getByRole('radio', { name: words.starsChoice[4] })).toBeChecked();
});

test('F017 B007 a field that the backend refuses is marked', async () => {
  const refusal = answer(422, 'error.invalid', { campos: { title: 'error.field.pattern' } });
  fetched.mockResolvedValueOnce(invitation()).mockResolvedValueOnce(refusal);
  show();
  await fillIn();
  await send();
  expect(await screen.findByText(words.failures.invalid)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Title/ })).toHaveAccessibleDescription(
    expect.stringContaining(words.wrong.plain),
  );
});

test('F017 B007 an invitation used meanwhile says so instead of asking again', async () => {
  const used = () => answer(410, 'error.invitation.used');
  fetched.mockResolvedValueOnce(invitation()).mockResolvedValueOnce(used()).mockResolvedValueOnce(used());
  show();
  await fillIn();
  await send();
  expect(await screen.findByRole('heading', { name: words.closed.used.title })).toBeVisible();
});
