import type { Identity } from '../kit/handlers.ts';
import { signedOut } from './errors.ts';

/** Calls that need a session never get here without one; this tells the type checker. */
export function requireIdentity(identity: Identity | null): Identity {
  if (identity === null) throw signedOut();
  return identity;
}

/** A new address for sign-in and mails, or the code that confirms it. */
export type MailChange = { to: string; password: string } | { code: string };

/** The operator who does something in the office, and the reason. */
export type StaffAction = { operatorId: string; reason: string };
