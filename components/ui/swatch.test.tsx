import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwatchList } from './swatch';
import { SwatchPicker } from './swatch-picker';

const names = ['Black', 'Ivory', 'Cocoa', 'Rosewood', 'Night blue', 'Sage', 'Garnet'];
const swatches = names.map((name, index) => ({ id: name, name, colour: '#123456', soldOut: index === 1 }));
const shared = { label: 'Colours', moreLabel: (hidden: number) => `${hidden} more colours`, soldOutLabel: 'sold out' };

test('K13 F003 each colour is named, and a sold-out one says so', () => {
  render(<SwatchList {...shared} swatches={swatches.slice(0, 3)} />);
  const items = within(screen.getByRole('list', { name: 'Colours' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Black', 'Ivory, sold out', 'Cocoa']);
});

test('F003 after five colours a figure says how many more there are', () => {
  render(<SwatchList {...shared} swatches={swatches} moreHref="/style" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('link', { name: '2 more colours' })).toHaveTextContent('+2');
});

test('a colour with an address is a link by its name, the chosen one is marked as current', () => {
  render(
    <SwatchList
      {...shared}
      swatches={swatches.map((each, at) => ({ ...each, href: `/style/${at}`, selected: at === 2 }))}
    />,
  );
  expect(screen.getByRole('link', { name: 'Black' })).toHaveAttribute('href', '/style/0');
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Cocoa');
});

test('K13 the picture of the fabric is laid over the colour, for styles that show it', () => {
  render(<SwatchList {...shared} swatches={[{ id: 'a', name: 'Lace', colour: '#123456', src: '/media/a b".webp' }]} />);
  const dot = screen.getByText('Lace').previousElementSibling;
  expect(dot).toHaveStyle({ backgroundColor: '#123456', '--fabric': 'url("/media/a%20b%22.webp")' });
});

test('the picker is one named group of choices, sold-out ones can be chosen', async () => {
  const onValueChange = jest.fn();
  const options = swatches.map(({ id, ...colour }) => ({ ...colour, value: id }));
  render(
    <SwatchPicker
      legend="Colour: black"
      name="colour"
      options={options}
      soldOutLabel="sold out"
      onValueChange={onValueChange}
    />,
  );
  const group = screen.getByRole('group', { name: 'Colour: black' });
  await userEvent.click(within(group).getByRole('radio', { name: 'Ivory, sold out' }));
  expect(onValueChange).toHaveBeenCalledWith('Ivory');
});
