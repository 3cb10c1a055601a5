import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '@/messages/en.json';
import { ProductShare } from './product-share';

const { share: words } = messages.product;

test.each([
  ['NotAllowedError', words.copied],
  ['AbortError', ''],
])('if the share sheet fails with %s the message beside it is “%s”', async (name, said) => {
  const user = userEvent.setup();
  const share = jest.fn(() => Promise.reject(new DOMException('no', name)));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  render(<ProductShare name="Alba" address="https://shop.example/alba" words={words} />);
  await user.click(screen.getByRole('button', { name: words.title }));
  expect(share).toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe(said);
  Reflect.deleteProperty(navigator, 'share');
});
