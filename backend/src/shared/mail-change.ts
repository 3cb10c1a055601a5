/** Where somebody wants to sign in and be written to from now on, or the code by which she says that it is hers. */
export type MailChange = { to: string; password: string } | { code: string };
