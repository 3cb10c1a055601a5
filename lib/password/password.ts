export type Scope = 'executive' | 'client';

/** What a link of a mail is for. */
export type MailLink = { scope: Scope; purpose: 'recovery' | 'joining'; username: string; name: string };
