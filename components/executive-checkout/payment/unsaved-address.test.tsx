import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { closeDraft, keepDraft } from '@/lib/checkout/address/address-draft';
import messages from '@/messages/en.json';
import { UnsavedAddress } from './unsaved-address';

const words = messages.checkout.payment.unsaved;
const show = () => render(<UnsavedAddress shipping="/en/checkout/shipping" words={words} />);

afterEach(() => sessionStorage.clear());

test('F117 R27 an unsaved address is reported before the order is placed, with a link back to it', () => {
  keepDraft({ to: 'executive' }, { line1: 'Calle Mayor 1' });
  show();
  expect(screen.getByRole('note')).toHaveTextContent(words.text);
  expect(screen.getByRole('link', { name: words.way })).toHaveAttribute('href', '/en/checkout/shipping');
});

test('F117 nothing is reported once another address was chosen, or if none was typed', () => {
  const { unmount } = show();
  expect(screen.queryByRole('note')).toBeNull();
  unmount();
  keepDraft({ to: 'executive' }, { line1: 'Calle Mayor 1' });
  closeDraft();
  show();
  expect(screen.queryByRole('note')).toBeNull();
});
