import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { BuyBar } from './buy-bar';
import { LazyBuyBar } from './lazy-parts';

const nobody = (_entries: Partial<IntersectionObserverEntry>[]) => {};
let told = nobody;
/** Above the header's lower edge nothing of it is visible; below it everything counts, however far. */
const seen = (isIntersecting: boolean) => act(() => told([{ isIntersecting }]));

class Observer {
  constructor(listener: typeof told) {
    told = listener;
  }
  observe() {}
  disconnect() {}
}

const view = Object.assign(new EventTarget(), { scale: 1, height: 800 });
Object.assign(window, { IntersectionObserver: Observer, visualViewport: view, innerHeight: 800 });
const resize = (change: Partial<typeof view>) =>
  act(() => void Object.assign(view, change).dispatchEvent(new Event('resize')));

afterEach(() => {
  resize({ scale: 1, height: 800 });
  told = nobody;
});

const show = () =>
  render(
    <BuyBar instead={{ current: document.body }}>
      <button type="button">Add</button>
    </BuyBar>,
  );
const bar = () => screen.queryByRole('button', { name: 'Add' });

test('the bar appears while the button is out of sight, and disappears when it is back', () => {
  show();
  expect(bar()).toBeNull();
  seen(false);
  expect(bar()).not.toBeNull();
  seen(true);
  expect(bar()).toBeNull();
});

test('the bar stays while it has the focus', () => {
  show();
  seen(false);
  bar()?.focus();
  seen(true);
  expect(bar()).toHaveFocus();
});

test.each([
  ['a keyboard is open', { height: 400 }],
  ['the page is enlarged', { scale: 2 }],
])('the bar hides while %s', (_, change) => {
  show();
  seen(false);
  resize(change);
  expect(bar()).toBeNull();
});

test('T14 the bar’s script loads with the first scroll, or at once on a page restored scrolled', async () => {
  const late = () => render(<LazyBuyBar instead={{ current: document.body }}>Add</LazyBuyBar>);
  const { unmount } = late();
  await act(async () => {});
  expect(told).toBe(nobody);
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(told).not.toBe(nobody));
  seen(false);
  expect(screen.getByText('Add')).toBeVisible();
  unmount();
  told = nobody;
  Object.assign(window, { scrollY: 400 });
  late();
  await waitFor(() => expect(told).not.toBe(nobody));
  Object.assign(window, { scrollY: 0 });
});
