'use client';

import { SignOutButton } from '@/components/layout/sign-out-button';
import { forgetOwnList } from '@/lib/requests/asked-list';

/** Signing out removes the client's list from the device. */
export const ClientSignOut = (props: { label: string; failure: string; everywhere?: boolean }) => (
  <SignOutButton kind="client" {...props} onLeft={forgetOwnList} />
);
