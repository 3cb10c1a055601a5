import '../kit/node-version.ts';
import { publishProducts } from '../modules/catalogue/changes/publish.ts';
import { readFilmFiles } from '../modules/pictures/film-files.ts';
import { deleteFilm, findProductColor, listFilms, saveFilm } from '../modules/pictures/films.repository.ts';
import { runCommand, UsageError } from './command.ts';

const usage = `npm run films -w backend -- list
  add <reference> <colour> <path of its files without their ending>
  remove <reference> <colour>`;

/** Sets the film of a product in one colour; its pages are rendered again. */
runCommand(async ({ db, outbox, args: [what, reference, color, path, ...more], print }) => {
  if (what === 'list' && reference === undefined) {
    for (const film of await listFilms(db))
      print(`${film.reference}  ${film.color}  ${film.at.toISOString().slice(0, 10)}`);
    return;
  }
  const isAdded = what === 'add' && path !== undefined;
  const isRemoved = what === 'remove' && path === undefined;
  if (!reference || !color || more.length > 0 || !(isAdded || isRemoved)) throw new UsageError(usage);
  const film = isAdded ? await readFilmFiles(path) : null;
  const variant = await findProductColor(db, reference, color);
  if (!variant) throw new UsageError(`Nothing is made under ${reference} in ${color}.`);
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    if (film) await saveFilm(trx, variant.id, film, now);
    else if (!(await deleteFilm(trx, variant.id))) throw new UsageError(`${reference} in ${color} has no film.`);
    await publishProducts(trx, outbox, [variant.productId], now);
  });
  print(film ? 'The film is in the shop.' : 'The film is no longer in the shop.');
});
