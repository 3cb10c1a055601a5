import { everyPage } from '../lib/testing/every-page.ts';

/** Every page of the build that the access table guards. */
export const guardedPages = everyPage
  .filter(({ visitors }) => !visitors.includes('anybody') && !visitors.includes('newcomer'))
  .map(({ name }) => name);
