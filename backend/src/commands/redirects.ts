import '../kit/node-version.ts';
import { listRedirects, removeRedirect, setRedirect } from '../modules/redirects/redirects.service.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'npm run redirects -w backend -- list | move <path> <to> | gone <path> | remove <path>';

/** Redirects and gone addresses, each with its language prefix; `/*` at the end includes everything below. */
runCommand(async ({ db, outbox, args: [what, path, target, ...more], print }) => {
  const change = { db, outbox };
  if (what === 'list' && path === undefined) {
    for (const row of await listRedirects(db)) print(`${row.path}  ${row.target ?? '(gone)'}`);
  } else if (what === 'move' && path && target && more.length === 0) await setRedirect(change, path, target);
  else if (what === 'gone' && path && target === undefined) await setRedirect(change, path, null);
  else if (what === 'remove' && path && target === undefined) await removeRedirect(change, path);
  else throw new UsageError(usage);
});
