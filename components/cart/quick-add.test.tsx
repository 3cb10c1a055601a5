import 'fake-indexeddb/auto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarProductoDetalle } from '@/contract/catalogue/examples';
import { anEnvelope } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { QuickAdd } from './quick-add';

const { quick, buy, problem } = messages.cart;
const words = { heart: messages.wishList.heart, quick, buy: { ...buy, problem } };

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

beforeEach(() => {
  window.history.replaceState(null, '', '/en/catalogue/women');
  global.fetch = jest.fn<typeof fetch>(async () => Response.json(anEnvelope(consultarProductoDetalle.datos)));
});

test('F010 buying without a size moves focus to the missing choice and explains it', async () => {
  const product = { reference: 'V1042', name: 'Alba', href: '/en/catalogue/alba-bra-v1042' };
  render(<QuickAdd product={product} colour="001" words={words} open onClose={jest.fn()} />);
  const add = await screen.findByRole('button', { name: buy.add });
  await userEvent.click(add);
  const group = screen.getByRole('group', { name: new RegExp(`^${quick.size}`) });
  const [first] = within(group).getAllByRole('radio');
  expect(first).toHaveFocus();
  expect(group).toHaveTextContent(quick.chooseSize);
});
