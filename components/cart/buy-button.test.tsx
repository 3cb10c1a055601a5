import { expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toCartLine } from '@/lib/cart/cart-line';
import { onMiniCart } from '@/lib/cart/mini-cart';
import type { SignedIn } from '@/lib/session/session-info';
import { shopState } from '@/lib/state/shop-state';
import { aCartRecord } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { BuyButton } from './buy-button';

const mockCart = {
  arrives: false,
  add: jest.fn(async (_line: object, _isWanted: unknown) => ({
    ok: true,
    value: { line: null, added: 1 },
    kept: 'device',
  })),
  list: jest.fn(() => Promise.reject(new Error('the store did not open'))),
};
jest.mock('../../lib/cart/cart', () => {
  if (!mockCart.arrives) throw new Error('the script did not come');
  return { addToCart: mockCart.add, listLines: mockCart.list };
});
jest.mock('./mini-cart', () => ({ MiniCart: () => null }));

// jsdom has the element without its methods.
let pressed: Element | null = null;
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  pressed = document.activeElement;
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  (pressed as HTMLElement | null)?.focus();
};

const { buy, problem } = messages.cart;
const words = { ...buy, problem };
const line = toCartLine(aCartRecord());
const press = () => userEvent.click(screen.getByRole('button', { name: buy.add }));

/** Holds the addition until the test releases it. */
function holdAdding() {
  mockCart.arrives = true;
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  mockCart.add.mockImplementationOnce(async () => {
    await held;
    return { ok: true, value: { line: null, added: 1 }, kept: 'device' };
  });
  return () => act(async () => free());
}

test('X04 a script that fails to load is reported, the choice is kept, and the next press loads it again', async () => {
  const opened = jest.fn();
  const leave = onMiniCart(opened);
  render(<BuyButton line={line} quantity={3} words={words} />);
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Sujetador Alba' });
  expect(within(dialog).getByText(problem.unloaded)).toHaveRole('alert');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: buy.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(problem.unloaded)).toHaveRole('alert');
  expect(screen.getByRole('button', { name: buy.add })).toHaveFocus();
  await press();
  mockCart.arrives = true;
  expect(opened).not.toHaveBeenCalled();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: buy.add }));
  expect(mockCart.add).toHaveBeenCalledWith(
    expect.objectContaining({ key: '482157', quantity: 3 }),
    expect.any(String),
  );
  expect(opened).toHaveBeenCalledWith('482157');
  expect(screen.queryByText(problem.unloaded)).toBeNull();
  leave();
});

test('S03 a press shows progress at once, which the mini cart replaces when the article is in', async () => {
  const free = holdAdding();
  const opened = jest.fn(() => [screen.queryByRole('dialog'), document.activeElement?.textContent]);
  const leave = onMiniCart(opened);
  render(<BuyButton line={line} quantity={2} words={words} />);
  await press();
  const dialog = screen.getByRole('dialog', { name: buy.adding });
  for (const text of ['Sujetador Alba', 'Negro · 100B', '2 × €34.90'])
    expect(within(dialog).getByText(text)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: buy.adding })).toHaveAttribute('aria-disabled', 'true');
  expect(opened).not.toHaveBeenCalled();
  await free();
  expect(opened.mock.results.map(({ value }) => value)).toEqual([[null, buy.add]]);
  leave();
});

test('a progress dialog that was closed stays closed when the article is in', async () => {
  const free = holdAdding();
  const opened = jest.fn();
  const leave = onMiniCart(opened);
  render(<BuyButton line={line} words={words} />);
  await press();
  await userEvent.click(screen.getByRole('button', { name: buy.close }));
  await free();
  expect(screen.getByRole('button', { name: buy.add })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opened).not.toHaveBeenCalled();
  leave();
});

test('the bag’s code loads with a choice, not with a product preselected by the page', async () => {
  mockCart.arrives = true;
  mockCart.list.mockClear();
  const { rerender } = render(<BuyButton line={line} words={words} />);
  await act(async () => {});
  expect(mockCart.list).not.toHaveBeenCalled();
  rerender(<BuyButton line={{ ...line, key: '482158' }} words={words} />);
  await waitFor(() => expect(mockCart.list).toHaveBeenCalled());
});

test('an executive gets a link to the order with the article and its quantity in place of the button', () => {
  const executive = { role: 'ROLE_W', passwordChanged: true } as SignedIn;
  shopState.set({ session: { executive, client: null } });
  window.history.replaceState(null, '', '/en/catalogue/bras');
  mockCart.add.mockClear();
  render(<BuyButton line={line} quantity={3} words={words} />);
  expect(screen.getByRole('link', { name: buy.toOrder })).toHaveAttribute(
    'href',
    '/en/executive/quick-order?code=482157&quantity=3&from=%2Fen%2Fcatalogue%2Fbras',
  );
  expect(screen.queryByRole('button')).toBeNull();
  act(() => shopState.set({ session: null }));
});
