import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
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
  add: jest.fn(async (_line: object) => ({ ok: true, value: { line: null, added: 1 }, kept: 'device' })),
};
jest.mock('../../lib/cart/cart', () => {
  if (!mockCart.arrives) throw new Error('the script did not come');
  const listLines = () => Promise.reject(new Error('the store did not open'));
  return { addToCart: mockCart.add, listLines };
});

const { buy, problem } = messages.cart;
const press = () => userEvent.click(screen.getByRole('button', { name: buy.add }));

test('X04 a script that does not come is said under the button, the choice stays, and the next press tries anew', async () => {
  const opened = jest.fn();
  const leave = onMiniCart(opened);
  render(<BuyButton line={toCartLine(aCartRecord())} quantity={3} words={{ ...buy, problem }} />);
  await press();
  expect(await screen.findByText(problem.unloaded)).toHaveRole('alert');
  expect(opened).not.toHaveBeenCalled();
  mockCart.arrives = true;
  await press();
  expect(mockCart.add).toHaveBeenCalledWith(expect.objectContaining({ key: '482157', quantity: 3 }));
  expect(opened).toHaveBeenCalledWith('482157');
  leave();
});

test('she who orders for her clients is led to her order with the piece, and no bag is filled', () => {
  const executive = { role: 'ROLE_W', passchanged: 'S' } as SignedIn;
  shopState.set({ session: { executive, client: null } });
  window.history.replaceState(null, '', '/en/catalogue/bras');
  mockCart.add.mockClear();
  render(<BuyButton line={toCartLine(aCartRecord())} quantity={3} words={{ ...buy, problem }} />);
  expect(screen.getByRole('link', { name: buy.toOrder })).toHaveAttribute(
    'href',
    '/en/executive/quick-order?code=482157&quantity=3&from=%2Fen%2Fcatalogue%2Fbras',
  );
  expect(screen.queryByRole('button')).toBeNull();
  shopState.set({ session: null });
});
