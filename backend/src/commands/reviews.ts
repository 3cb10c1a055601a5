import '../kit/node-version.ts';
import type { Db } from '../database/schema.ts';
import { publishProducts } from '../modules/catalogue/changes/publish.ts';
import { decideReview, listReviewsToModerate } from '../modules/reviews/moderation.ts';
import { published, rejected } from '../modules/reviews/states.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'npm run reviews -w backend -- list | publish <id> | reject <id>';

/** Moderates reviews before shoppers see them. */
runCommand(async ({ db, outbox, args: [what, id, ...more], print }) => {
  if (what === 'list' && id === undefined) {
    const pending = await listReviewsToModerate(db);
    for (const review of pending) {
      const { stars, fit, reference, name, locale, written_at: at, title, body } = review;
      print(`${review.id}  ${reference}  ${stars} of 5, ${fit}  ${name} (${locale}), ${at.toISOString().slice(0, 10)}`);
      print(`    ${title}\n    ${body.replaceAll('\n', '\n    ')}\n`);
    }
    print(`${pending.length} to read.`);
    return;
  }
  const publish = (trx: Db, ids: number[]) => publishProducts(trx, outbox, ids, new Date());
  const decision = { publish: published, reject: rejected }[what as 'publish'];
  if (!decision || !/^[1-9]\d{0,8}$/.test(id ?? '') || more.length > 0) throw new UsageError(usage);
  const seen = await decideReview({ db, outbox, publish }, Number(id), decision);
  print(seen ? `${decision}, and the storefront is told.` : `${decision}; nothing changes for shoppers.`);
});
