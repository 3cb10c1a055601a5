import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@/lib/i18n/message-texts';
import { setCookie } from '@/lib/testing/cookies';
import en from '@/messages/en.json';
import { RestockForm } from './restock-form';

const words = en.reviews.restock;
const realFetch = globalThis.fetch;
const fetched = jest.fn<typeof fetch>();
const answer = (status: number, mensaje: string) =>
  new Response(JSON.stringify({ codigo: status < 400 ? 0 : 1, mensaje, datos: {}, idPeticion: 'r-1' }), { status });

beforeEach(() => {
  setCookie('XSRF-TOKEN=token');
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = () => render(<RestockForm articleCode="1234567" locale="en" words={words} />);
const field = () => screen.getByRole('textbox', { name: words.label });
const send = () => userEvent.click(screen.getByRole('button', { name: words.submit }));

test('F018 B003 a mail address is sent with the article’s code, and a confirmation replaces the form', async () => {
  fetched.mockResolvedValue(answer(202, 'ok'));
  show();
  await userEvent.type(field(), '  ana@example.com ');
  await send();
  expect(await screen.findByText(fill(words.done, { email: 'ana@example.com' }))).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  const [[address, init]] = fetched.mock.calls as [[string, RequestInit]];
  expect(address).toBe('/EuropaBackend/rest/api/public/portafolio/avisarDisponibilidad');
  expect(JSON.parse(String(init.body))).toEqual({ locale: 'en', code: '1234567', email: 'ana@example.com' });
});

test('F018 an invalid address is an error at its field and not sent', async () => {
  show();
  await userEvent.type(field(), 'ana@');
  await send();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(words.invalid));
  expect(field()).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  [503, 'error.busy', words.failures.busy],
  [429, 'error.tooMany', words.failures.tooMany],
  [422, 'error.invalid', words.invalid],
  [500, 'error.broken', words.failures.broken],
  [500, 'error.new', words.failures.broken],
])('F018 after %s %s typed text is kept and can be sent again', async (status, key, said) => {
  fetched.mockResolvedValueOnce(answer(status, key)).mockResolvedValueOnce(answer(202, 'ok'));
  show();
  await userEvent.type(field(), 'ana@example.com');
  await send();
  expect(await screen.findByText(said)).toBeVisible();
  expect(field()).toHaveValue('ana@example.com');
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('ana@example.com');
});
