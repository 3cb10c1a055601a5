export type Scope = 'executive' | 'client';

/** The purpose of a mail's link. */
export type MailLink = { scope: Scope; purpose: 'recovery' | 'joining'; username: string; name: string };

/** What a client's first access shows; mail goes to the invited address, or to one that the client enters. */
export type Invitation = { name: string; executive: string; token: string; asksEmail: boolean };
