export type Scope = 'executive' | 'client';

/** What a link of a mail is for. */
export type MailLink = { scope: Scope; purpose: 'recovery' | 'joining'; username: string; name: string };

/** What a client's first access opens with; mail goes where the invitation went, or where she says. */
export type Invitation = { name: string; executive: string; token: string; asksEmail: boolean };
