import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('../../lib/sign-in/require-session', () => ({ readSession: async () => null }));

const { doors, client, executive } = messages.signIn;

test.each(['client', 'executive'] as const)(
  'the %s screen shows both tabs, the client’s first, marks its own and links to the other',
  async (kind) => {
    const { SignInScreen } = await import('./sign-in-screen');
    render(await resolveServer(<SignInScreen kind={kind} wanted={null} fallback="/home" />));
    const row = screen.getByRole('navigation', { name: doors });
    expect([...row.children].map((door) => door.textContent)).toEqual([client.door, executive.door]);
    // The current one is no link, which would lose typed text and the return address.
    const [other, ...more] = within(row).getAllByRole('link');
    expect(more).toEqual([]);
    expect(screen.getAllByRole('link')[0]).toBe(other);
    expect(other).toHaveAttribute('href', kind === 'client' ? '/en/validation/sign-in' : '/en/clients/login');
    expect(within(row).getByText(kind === 'client' ? client.door : executive.door)).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);
