import 'fake-indexeddb/auto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart, clearCart, listLines, refreshLine } from '@/lib/cart/cart';
import { toCartLine } from '@/lib/cart/cart-line';
import { onMiniCart } from '@/lib/cart/mini-cart';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import { aCartRecord } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { BagLines } from './bag-lines';
import { BagSum } from './bag-sum';
import { BuyButton } from './buy-button';

// The database may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const { lines: words, problem, buy } = messages.cart;
const aLine = (change: Parameters<typeof aCartRecord>[0] = {}) => toCartLine(aCartRecord(change));
const alba = 'Sujetador Alba, Negro, 100B';

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

function Bag() {
  const cart = useCartLines();
  return (
    cart.state === 'ready' && (
      <>
        <BagLines lines={cart.lines} words={words} problem={problem} />
        <BagSum lines={cart.lines} kept={cart.kept} words={words} />
      </>
    )
  );
}

beforeEach(async () => {
  await clearCart();
});

const quantities = async () => {
  const answer = await listLines();
  return answer.ok ? answer.value.map(({ quantity }) => quantity) : answer.problem;
};

test('S03 a buy button puts its article into the bag and opens the mini cart', async () => {
  const opened = jest.fn();
  const leave = onMiniCart(opened);
  render(<BuyButton line={aLine()} words={{ ...buy, problem }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(await quantities()).toEqual([1]);
  expect(opened.mock.calls).toEqual([['482157']]);
  leave();
});

test('N08 a line shows its size in the shopper’s system and as on the label', async () => {
  await addToCart(aLine());
  render(<Bag />);
  expect(await screen.findByText('Negro · Size 100B · on the label: 85B')).toBeVisible();
});

test('V03 if the bag holds the maximum already, a buy button says how many can be ordered and adds nothing', async () => {
  await addToCart(aLine({ cantidadPedida: 12 }));
  render(<BuyButton line={aLine()} words={{ ...buy, problem }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You can order 12 at most');
  expect(await quantities()).toEqual([12]);
});

test('a buy button without a choice asks for one, and a sold-out one cannot be pressed', async () => {
  const onMissing = jest.fn();
  const { rerender } = render(<BuyButton line={null} words={{ ...buy, problem }} onMissing={onMissing} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
  expect(onMissing).toHaveBeenCalledTimes(1);
  rerender(<BuyButton line={aLine({ cantidadMaxima: 0 })} words={{ ...buy, problem }} />);
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(await quantities()).toEqual([]);
});

test('S03 a buy button reports that the device’s storage is full, and adds nothing', async () => {
  await addToCart(aLine());
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  render(<BuyButton line={aLine({ _id: 'other' })} words={{ ...buy, problem }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(problem.full);
  put.mockRestore();
  expect(await quantities()).toEqual([1]);
});

test('V03 the stepper changes the quantity of a line, and its maximum is shown', async () => {
  await addToCart(aLine({ cantidadPedida: 11 }));
  render(<Bag />);
  await userEvent.click(await screen.findByRole('button', { name: `One more of ${alba}` }));
  expect(await screen.findByText('You can order 12 at most.')).toBeVisible();
  expect(await quantities()).toEqual([12]);
  expect(within(screen.getByRole('listitem')).getByText('€418.80')).toBeVisible();
});

test('N21 a sold-out line says so, has no stepper and counts in no sum; once removed it can be restored', async () => {
  await addToCart(aLine({ _id: 'a', puesta: 1, cantidadPedida: 2 }));
  await addToCart(aLine({ _id: 'b', puesta: 2 }));
  await refreshLine('a', { priceCents: 3490, maxQuantity: 0 });
  render(<Bag />);
  const [line] = await screen.findAllByRole('listitem');
  if (!line) throw new Error('no line');
  expect(within(line).getByText(words.soldOut)).toBeVisible();
  expect(within(line).queryByRole('button', { name: /^One more/ })).toBeNull();
  const sum = () => screen.getByText(words.subtotal).parentElement?.textContent;
  expect(sum()).toBe(`${words.subtotal} €34.90`);
  await userEvent.click(within(line).getByRole('button', { name: /^Remove/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await screen.findByText('Code a');
  expect(await quantities()).toEqual([2, 1]);
  expect(sum()).toBe(`${words.subtotal} €34.90`);
});

test('a removed line can be restored in place, and the button for it has the focus', async () => {
  await addToCart(aLine({ _id: 'a', puesta: 1, cantidadPedida: 2 }));
  await addToCart(aLine({ _id: 'b', puesta: 2 }));
  render(<Bag />);
  const [first] = await screen.findAllByRole('button', { name: /^Remove/ });
  if (!first) throw new Error('no line');
  await userEvent.click(first);
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  expect(undo).toHaveFocus();
  expect(await quantities()).toEqual([1]);
  await userEvent.click(undo);
  await screen.findByText('Code a');
  expect(await quantities()).toEqual([2, 1]);
  const items = within(screen.getByRole('list', { name: words.list })).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Code a');
});
