import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignOutButton } from './sign-out-button';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('S06 a failed sign-out is reported, and can be retried', async () => {
  const fetched = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  globalThis.fetch = fetched;
  render(<SignOutButton kind="executive" label="Sign out" failure="You are still signed in." />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in.');
  expect(fetched).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Sign out' })).not.toHaveAttribute('aria-disabled');
});
