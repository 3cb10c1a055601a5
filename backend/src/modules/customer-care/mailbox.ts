/** By which limits are counted: what stands behind a plus is the same mailbox. */
export const toMailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*/, '');
