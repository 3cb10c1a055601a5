import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { comparedStyles } from '@/lib/comparison/compared-styles-store';
import { forgetOwnSizes, keepOwnSize } from '@/lib/size-tables/own-sizes';
import messages from '@/messages/en.json';
import { CompareSync } from './compare-sync';
import { ComparedSizes } from './compared-sizes';

const { keeper, sizes } = messages.comparison;
const item = (reference: string) => ({ reference, colour: 'NEG' });
const four = ['V1', 'V2', 'V3', 'V4'].map(item);

beforeEach(() =>
  act(() => {
    comparedStyles.set([]);
    forgetOwnSizes();
  }),
);

test('F016 the tab’s comparison follows the page’s', () => {
  window.history.replaceState(null, '', '/en/compare?items=V1.NEG,V2.NEG');
  comparedStyles.set([item('V9')]);
  render(<CompareSync locale="en" items={four.slice(0, 2)} added={null} words={keeper} />);
  expect(comparedStyles.get()).toEqual(four.slice(0, 2));
});

test('F016 a product that would be the fifth is refused with a message, and the four are linked', () => {
  window.history.replaceState(null, '', '/en/compare?add=V5.NEG');
  comparedStyles.set(four);
  render(<CompareSync locale="en" items={[item('V5')]} added={item('V5')} words={keeper} />);
  expect(screen.getByRole('alert')).toHaveTextContent(keeper.full);
  const href = '/en/compare?items=V1.NEG,V2.NEG,V3.NEG,V4.NEG';
  expect(screen.getByRole('link', { name: keeper.see })).toHaveAttribute('href', href);
  expect(comparedStyles.get()).toEqual(four);
});

const bras = { bands: ['85', '90'], cups: ['B', 'C'], sizes: [], inStock: ['85B'] };

test('N26 sizes are shown in the visitor’s system, and the page says whether the visitor’s own is among them', () => {
  const { container, rerender } = render(<ComparedSizes locale="en" guide="bras" list={bras} words={sizes} />);
  expect(container).toHaveTextContent('Band 38–40Cup B–C');
  expect(screen.queryByText(/your size/)).toBeNull();
  act(() => keepOwnSize('bras', ['85B']));
  expect(screen.getByText('In your size, 38B')).toBeVisible();
  rerender(<ComparedSizes locale="en" guide="bras" list={{ ...bras, inStock: [] }} words={sizes} />);
  expect(screen.getByText('Not in your size, 38B')).toBeVisible();
  rerender(<ComparedSizes locale="en" guide="briefs" list={bras} words={sizes} />);
  expect(screen.queryByText(/your size/)).toBeNull();
});

test('a sold-out letter size is struck through and announced', () => {
  const list = { bands: [], cups: [], sizes: ['S', 'M'], inStock: ['M'] };
  render(<ComparedSizes locale="en" guide="briefs" list={list} words={sizes} />);
  expect(screen.getByText('S').tagName).toBe('S');
  expect(screen.getByText(sizes.soldOut)).toBeInTheDocument();
});
