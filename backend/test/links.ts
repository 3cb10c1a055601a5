/** One-use links, for whoever tests a room that hands them out. */
export { createLink } from '../src/modules/session/links.repository.ts';
