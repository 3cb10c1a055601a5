import { createLink, endInvitations } from '../src/modules/session/links.repository.ts';
import { readPasswordMail, toPasswordMail } from '../src/modules/session/password-mail.ts';

// One-use links and their mails, for tests of modules that send them.
export const makeLink: typeof createLink = (...given) => createLink(...given);
export const endLinks: typeof endInvitations = (...given) => endInvitations(...given);
export const readLinkMail: typeof readPasswordMail = (...given) => readPasswordMail(...given);
export const toLinkMail: typeof toPasswordMail = (...given) => toPasswordMail(...given);
