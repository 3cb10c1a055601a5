import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import en from '@/messages/en.json';
import { RestockConfirmation } from './restock-confirmation';

const words = en.reviews.restock.confirm;
const fetched = jest.fn<typeof fetch>();
const refusal = (status: number, mensaje: string) =>
  Response.json(anEnvelope(null, { codigo: 1, mensaje }), { status });

beforeEach(() => {
  setCookie('XSRF-TOKEN=token');
  fetched.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  window.history.replaceState(null, '', '/en/validation/restock#4182.20780.signature-of-ours');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const show = () => render(<RestockConfirmation home="/en/home" words={words} />);
const press = () => userEvent.click(screen.getByRole('button', { name: words.submit }));

test('F018 B017 opening the link confirms nothing, a press does', async () => {
  fetched.mockResolvedValue(Response.json(anEnvelope({})));
  show();
  expect(screen.getByRole('heading', { name: words.asking.title })).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByRole('heading', { name: words.done.title })).toBeVisible();
  const [[address, init]] = fetched.mock.calls as [[string, RequestInit]];
  expect(address).toBe('/EuropaBackend/rest/api/public/portafolio/confirmarAviso');
  expect(JSON.parse(String(init.body))).toEqual({ token: '4182.20780.signature-of-ours' });
});

test.each([
  [410, 'error.link.expired', words.expired.title],
  [404, 'error.absent', words.unknown.title],
  [422, 'error.invalid', words.unknown.title],
])('F018 after %s %s the link is reported as unusable', async (status, key, title) => {
  fetched.mockResolvedValue(refusal(status, key));
  show();
  await press();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('F018 after a server failure the press can be repeated', async () => {
  fetched.mockResolvedValueOnce(refusal(503, 'error.busy')).mockResolvedValueOnce(Response.json(anEnvelope({})));
  show();
  await press();
  expect(await screen.findByRole('heading', { name: words.busy.title })).toBeVisible();
  await press();
  expect(await screen.findByRole('heading', { name: words.done.title })).toBeVisible();
});

test('F018 a link without its token asks for the complete link', () => {
  window.history.replaceState(null, '', '/en/validation/restock');
  show();
  expect(screen.getByRole('heading', { name: words.none.title })).toBeVisible();
});
