'use client';

import { SignOutButton } from '@/components/layout/sign-out-button';
import { forgetOwnList } from '@/lib/requests/asked-list';

/** What she had chosen leaves the device with her. */
export const ClientSignOut = (props: { label: string; failure: string; everywhere?: boolean }) => (
  <SignOutButton kind="client" {...props} onLeft={forgetOwnList} />
);
