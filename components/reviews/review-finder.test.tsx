import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarOpiniones } from '@/contract/reviews/examples';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import en from '@/messages/en.json';
import { ReviewFinder } from './review-finder';

const realFetch = globalThis.fetch;
const fetched = jest.fn<typeof fetch>();
const { datos } = consultarOpiniones;
const { finder, more, item } = en.reviews;

beforeEach(() => {
  localStorage.clear();
  setCookie('XSRF-TOKEN=token');
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = () =>
  render(
    <ReviewFinder
      reference="V1042"
      locale="en"
      sizes={['90B', '90C']}
      guide="bras"
      words={finder}
      moreWords={more}
      itemWords={item}
    >
      <p>The first ones</p>
    </ReviewFinder>,
  );
const asked = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test('F017 N22 N26 reviews are sorted and filtered in place, by stars and own size, and can be reset', async () => {
  fetched.mockImplementation(async () => Response.json(anEnvelope(datos)));
  show();
  expect(screen.getByText('The first ones')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText(finder.sort), finder.worst);
  expect(await screen.findByText('1 review')).toBeVisible();
  expect(screen.queryByText('The first ones')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(finder.stars), '5 stars');
  await userEvent.selectOptions(screen.getByLabelText(finder.size), '40C (on the label: 90C)');
  expect(await screen.findByText('1 review')).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ sort: 'worst', stars: 5, size: '90C', page: 1 });
  expect(window.location.search).toBe('');

  await userEvent.selectOptions(screen.getByLabelText(finder.sort), finder.newest);
  await userEvent.selectOptions(screen.getByLabelText(finder.stars), finder.allStars);
  await userEvent.selectOptions(screen.getByLabelText(finder.size), finder.allSizes);
  expect(screen.getByText('The first ones')).toBeVisible();
});

test('N29 N22 a visitor with a known size reads reviews of that size first, and no request names it', async () => {
  const [first] = datos.reviews;
  const reviews = [
    { ...first, id: 1, size: '75A', title: 'Another size' },
    { ...first, id: 2, size: '90C', title: 'Her size' },
  ];
  fetched.mockImplementation(async () => Response.json(anEnvelope({ ...datos, reviews, total: 2 })));
  localStorage.setItem('own-sizes', JSON.stringify({ bras: '90C' }));
  show();
  await userEvent.selectOptions(screen.getByLabelText(finder.sort), finder.mine);
  expect(await screen.findByText('2 reviews')).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Her size', 'Another size']);
  expect(JSON.stringify(asked())).not.toContain('90C');
});

test('N29 a visitor without a known size is offered no order by size', () => {
  show();
  expect(screen.queryByRole('option', { name: finder.mine })).toBeNull();
});

test('F017 a choice without reviews says so, and a failed one can be retried', async () => {
  fetched
    .mockRejectedValueOnce(new TypeError('away'))
    .mockImplementation(async () => Response.json(anEnvelope({ ...datos, reviews: [], total: 0, pages: 0 })));
  show();
  await userEvent.selectOptions(screen.getByLabelText(finder.stars), '1 star');
  await userEvent.click(await screen.findByRole('button', { name: finder.retry }));
  expect(await screen.findByText(finder.none)).toBeVisible();
});
