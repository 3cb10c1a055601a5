import type { Identity } from '../kit/handlers.ts';
import { signedOut } from './errors.ts';

/** The frame lets nobody past without a session; this says so to the types. */
export function requireIdentity(identity: Identity | null): Identity {
  if (identity === null) throw signedOut();
  return identity;
}

/** Where somebody wants to sign in and be written to from now on, or the code by which she says that it is hers. */
export type MailChange = { to: string; password: string } | { code: string };
