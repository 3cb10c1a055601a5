import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';
import { Disclosure } from './disclosure';
import { Pagination } from './pagination';
import { Picture } from './picture';
import { Table } from './table';

const words = {
  label: 'Pages',
  href: (page: number) => `/bras?page=${page}`,
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
};

test('F005 pages are links, the current one is marked, and both neighbours are one step away', () => {
  render(<Pagination {...words} page={2} pages={9} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  expect(screen.getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '/bras?page=9');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/bras?page=1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/bras?page=3');
});

test('there is no step before the first page nor after the last', () => {
  const { rerender } = render(<Pagination {...words} page={1} pages={2} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  rerender(<Pagination {...words} page={2} pages={2} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('a single page needs no navigation', () => {
  render(<Pagination {...words} page={1} pages={1} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('F015 breadcrumbs lead up to the page, which is named without a link', () => {
  render(<Breadcrumbs label="You are here" steps={[{ label: 'Home', href: '/' }]} current="Bras" />);
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByText('Bras')).toHaveAttribute('aria-current', 'page');
});

test('a table scrolls in a region that is focusable and named by its caption', () => {
  render(
    <Table caption="Sizes">
      <tbody>
        <tr>
          <td>75</td>
        </tr>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole('region', { name: 'Sizes' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('table', { name: 'Sizes' })).toBeInTheDocument();
});

test('a disclosure carries the name of its group, by which the browser keeps one open', () => {
  render(
    <Disclosure summary="Question" group="questions" open>
      Answer
    </Disclosure>,
  );
  expect(screen.getByRole('group')).toHaveAttribute('name', 'questions');
  expect(screen.getByText('Answer')).toBeVisible();
});

test.each([
  ['regular', [430, 860, 1280, 1600]],
  ['thumbnail', [218, 280, 436, 640]],
  ['related', [218, 280, 436, 640]],
  ['alternate', [92, 184]],
  ['cart', [92, 184]],
] as const)('K04 the %s picture offers the widths %j and has its frame before it loads', (variant, widths) => {
  const [width] = widths;
  render(<Picture hash="abc123" variant={variant} alt="Bra" dominantColor="#aabbcc" />);
  const image = screen.getByRole('img', { name: 'Bra' });
  expect(image.getAttribute('srcset')?.split(', ')).toEqual(
    widths.map((each) => `/media/abc123/${each}.webp ${each}w`),
  );
  expect(image).toHaveAttribute('src', `/media/abc123/${width}.webp`);
  expect(image).toHaveAttribute('width', String(width));
  expect(Number(image.getAttribute('height'))).toBe(Math.round((width * 4) / 3));
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveStyle({ backgroundColor: '#aabbcc' });
});

test('a picture of the first screen is fetched at once', () => {
  render(<Picture hash="abc123" variant="regular" alt="Bra" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});
