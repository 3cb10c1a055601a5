import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { traducirOpinion } from '@/contract/reviews/examples';
import type { Review } from '@/lib/reviews/reviews-mappers';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import en from '@/messages/en.json';
import { ReviewItem } from './review-item';

const realFetch = globalThis.fetch;
const fetched = jest.fn<typeof fetch>();
const { translation: words } = en.reviews.item;
const { title, text } = traducirOpinion.datos;

beforeEach(() => {
  setCookie('XSRF-TOKEN=token');
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const review: Review = {
  ...{ id: 311, name: 'Carmen', date: '2026-10-04', stars: 5, fit: 'trueToSize', size: null },
  ...{ title: 'Ni me entero', text: 'Sujeta sin marcar.', locale: 'es', translated: true },
};
const show = (change: Partial<Review> = {}) =>
  render(<ReviewItem review={{ ...review, ...change }} words={en.reviews.item} locale="en" headingLevel={3} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('F017 a press loads the translation and names its language, and another press shows the original again', async () => {
  fetched.mockResolvedValueOnce(Response.json(anEnvelope(traducirOpinion.datos)));
  show();
  expect(screen.getByRole('heading', { name: review.title })).toHaveAttribute('lang', 'es');
  await press(words.show);
  expect(await screen.findByRole('heading', { name: title })).not.toHaveAttribute('lang');
  expect(screen.getByText('Translated from Spanish')).toBeVisible();
  expect(screen.queryByText(review.text)).toBeNull();
  expect(document.activeElement).toHaveTextContent(text);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ locale: 'en', id: 311 });

  await press(words.original);
  expect(screen.getByText(review.text)).toHaveAttribute('lang', 'es');
  expect(screen.queryByText(text)).toBeNull();
  expect(document.activeElement).toHaveTextContent(review.text);
  await press(words.show);
  expect(screen.getByText(text)).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('F017 a translation made by a service is labelled so', async () => {
  fetched.mockResolvedValueOnce(Response.json(anEnvelope({ ...traducirOpinion.datos, byService: true })));
  show();
  await press(words.show);
  expect(await screen.findByText('Automatically translated from Spanish')).toBeVisible();
});

test('F017 a failed translation is reported, the original stays, and it can be retried', async () => {
  fetched
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(Response.json(anEnvelope(traducirOpinion.datos)));
  show();
  await press(words.show);
  expect(await screen.findByText(words.failed)).toBeVisible();
  expect(screen.getByText(review.text)).toBeVisible();
  expect(screen.getByRole('button', { name: words.show })).toHaveFocus();
  await press(words.show);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(words.failed)).toBeNull();
});

test('F017 no translation is offered where there is none, or to a reader of the original’s language', () => {
  show({ translated: false });
  show({ locale: 'en' });
  expect(screen.queryByRole('button')).toBeNull();
});
