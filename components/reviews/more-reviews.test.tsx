import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarOpiniones } from '@/contract/reviews/examples';
import type { ReviewsWire } from '@/contract/reviews/schemas';
import { setCookie } from '@/lib/testing/cookies';
import en from '@/messages/en.json';
import { MoreReviews } from './more-reviews';

const realFetch = globalThis.fetch;
const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  setCookie('XSRF-TOKEN=token');
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const { datos } = consultarOpiniones;
const page = (number: number, ids: number[], pages: number): ReviewsWire => ({
  ...datos,
  page: number,
  pages,
  reviews: ids.flatMap((id) => datos.reviews.map((each) => ({ ...each, id, title: `Title ${id}` }))),
});
const answer = (body: ReviewsWire) =>
  new Response(JSON.stringify({ codigo: 0, mensaje: 'ok', datos: body, idPeticion: 'r-1' }));

const show = () =>
  render(
    <MoreReviews
      reference="SJ1010"
      locale="en"
      href="/en/reviews/sj1010"
      shown={[9, 8]}
      words={en.reviews.more}
      itemWords={en.reviews.item}
    />,
  );
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const more = () => screen.queryByRole('link', { name: en.reviews.more.show });

test('F017 more reviews load in place, without duplicates, and the focus moves to the first new one', async () => {
  fetched.mockResolvedValueOnce(answer(page(1, [10, 9, 8, 7], 2))).mockResolvedValueOnce(answer(page(2, [7, 6], 2)));
  show();
  expect(more()).toHaveAttribute('href', '/en/reviews/sj1010');
  await userEvent.click(more() as HTMLElement);
  await screen.findByRole('heading', { name: 'Title 7' });
  expect(titles()).toEqual(['Title 10', 'Title 7']);
  expect(document.activeElement).toHaveTextContent('Title 10');
  await userEvent.click(more() as HTMLElement);
  await screen.findByRole('heading', { name: 'Title 6' });
  expect(titles()).toEqual(['Title 10', 'Title 7', 'Title 6']);
  expect(more()).toBeNull();
});

test('F017 reviews that fail to load are reported, and can be requested again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(answer(page(1, [7], 1)));
  show();
  await userEvent.click(more() as HTMLElement);
  expect(await screen.findByText(en.reviews.more.failed)).toBeVisible();
  await userEvent.click(more() as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Title 7' })).toBeVisible();
  expect(screen.queryByText(en.reviews.more.failed)).toBeNull();
});

test('F017 a review in another language says so and is read out in it', async () => {
  fetched.mockResolvedValueOnce(answer(page(1, [7], 1)));
  show();
  await userEvent.click(more() as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Title 7' })).toHaveAttribute('lang', 'es');
  expect(screen.getByText('Carmen · 4 October 2026 · size 40C (on the label: 90C) · in Spanish')).toBeVisible();
  expect(screen.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
});
