import { createLink } from '../src/modules/session/links.repository.ts';

/** One-use links, for whoever tests a room that hands them out. */
export const makeLink: typeof createLink = (...given) => createLink(...given);
