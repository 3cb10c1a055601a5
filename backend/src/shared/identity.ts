import type { Identity } from '../kit/handlers.ts';
import { signedOut } from './errors.ts';

/** The frame lets nobody past without a session; this says so to the types. */
export function requireIdentity(identity: Identity | null): Identity {
  if (identity === null) throw signedOut();
  return identity;
}
