import { everyPage } from '../lib/testing/every-page.ts';

/** Every page that the build has and the table of access guards. */
export const guardedPages = everyPage
  .filter(({ visitors }) => !visitors.includes('anybody') && !visitors.includes('newcomer'))
  .map(({ name }) => name);
