import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findAccess } from '../lib/access/route-access.ts';

const rooms = 'app/[locale]/(personal)';

/** Every page that the build has and the table of access guards, read from the folders: no list can forget one. */
export const guardedPages = globSync('app/*/(personal)/**/page.tsx', { cwd: join(import.meta.dirname, '..') })
  .map((file) => file.slice(rooms.length, -'/page.tsx'.length))
  .filter((path) => (findAccess(path)?.session ?? 'none') !== 'none')
  .toSorted();
