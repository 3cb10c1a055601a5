'use client';

import { SignOutButton } from '@/components/layout/sign-out-button';
import { forgetOwnRequestDraft } from '@/lib/requests/request-draft';

/** Signing out removes the client's list from the device. */
export const ClientSignOut = (props: { label: string; failure: string; everywhere?: boolean }) => (
  <SignOutButton kind="client" {...props} onLeft={forgetOwnRequestDraft} />
);
