import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { ModalButton } from './modal-button';

// jsdom has no modal dialogs. What the browser adds (the focus trapped and restored) is proved in e2e/gallery.spec.ts.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

const words = { title: 'How to measure', closeLabel: 'Close' };

test('a dialog is named by its title and opens as a modal one', () => {
  const { rerender } = render(
    <Dialog {...words} open={false} onClose={jest.fn()}>
      text
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(
    <Dialog {...words} open onClose={jest.fn()}>
      text
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'How to measure' })).toHaveTextContent('text');
});

test('Escape asks the owner to close and closes nothing by itself', () => {
  const onClose = jest.fn();
  render(
    <Dialog {...words} open onClose={onClose}>
      text
    </Dialog>,
  );
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a file picker cancelled inside a dialog does not close it', () => {
  const onClose = jest.fn();
  render(
    <Dialog {...words} open onClose={onClose}>
      <input type="file" aria-label="Order list" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Order list'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('the close button asks the owner to close', async () => {
  const onClose = jest.fn();
  render(
    <Drawer {...words} open onClose={onClose}>
      text
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press on the backdrop closes; a drag that began inside does not', () => {
  const onClose = jest.fn();
  render(
    <Dialog {...words} open onClose={onClose}>
      text
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByText('text'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog that the browser closed by force notifies its owner', () => {
  const onClose = jest.fn();
  render(
    <Dialog {...words} open onClose={onClose}>
      text
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['dialog', 'wide-dialog', 'drawer'] as const)(
  'a button opens its %s and its last button closes it',
  async (as) => {
    render(
      <ModalButton {...words} as={as} label="Size guide" doneLabel="Understood">
        text
      </ModalButton>,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Size guide' }));
    expect(screen.getByRole('dialog', { name: 'How to measure' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
