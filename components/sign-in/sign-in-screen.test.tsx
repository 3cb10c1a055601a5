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
  'both doors lead the %s screen, hers who shops first, and it says which one is open',
  async (kind) => {
    const { SignInScreen } = await import('./sign-in-screen');
    render(await resolveServer(<SignInScreen kind={kind} wanted={null} fallback="/home" />));
    const [first, second] = within(screen.getByRole('navigation', { name: doors })).getAllByRole('link');
    expect(screen.getAllByRole('link')[0]).toBe(first);
    expect(first).toHaveAccessibleName(client.door);
    expect(first).toHaveAttribute('href', '/en/clients/login');
    expect(second).toHaveAccessibleName(executive.door);
    expect(second).toHaveAttribute('href', '/en/validation/sign-in');
    const [open, other] = kind === 'client' ? [first, second] : [second, first];
    expect(open).toHaveAttribute('aria-current', 'page');
    expect(other).not.toHaveAttribute('aria-current');
  },
);
