'use client';

import { SignOutButton } from '@/components/layout/sign-out-button';
import { forgetOwnList } from '@/lib/requests/asked-list';

/** What she had chosen leaves the device with her. */
export const ClientSignOut = ({ label, failure }: { label: string; failure: string }) => (
  <SignOutButton kind="client" label={label} failure={failure} onLeft={forgetOwnList} />
);
