import type { CallInput, Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { absent } from '../../shared/errors.ts';
import { readNoReviewsToken } from '../../shared/links/no-reviews-link.ts';
import { toPage } from '../../shared/pagination.mapper.ts';
import { assertLimit, type RateLimit } from '../../shared/rate-limit.ts';
import { refuseReviewMails } from './ask-for-reviews.service.ts';
import { getInvitation } from './invitations.ts';
import { toInvitation, toReviewChoice, toReviewDraft, toReviews } from './reviews.mapper.ts';
import { listReviews, writeReview } from './reviews.service.ts';
import { findTranslation } from './translations.ts';

/** By address: a household writes few reviews, and tokens cannot be tried. */
export const reviewLimits = {
  read: { max: 60, windowSeconds: 600 },
  write: { max: 20, windowSeconds: 600 },
  stop: { max: 60, windowSeconds: 3600 },
};

export function reviewHandlers({ db, config, now }: Kit): Handlers {
  const assertFew = (
    what: keyof typeof reviewLimits,
    { clientAddress }: Pick<CallInput<'readInvitation'>, 'clientAddress'>,
  ) => {
    const limit: RateLimit = reviewLimits[what];
    return assertLimit(db, `review ${what} ${clientAddressHash(config, clientAddress)}`, limit);
  };

  return {
    listReviews: async ({ body }) => {
      const { reference, locale } = body;
      const page = toPage({ pagina: body.page, tamano: body.perPage });
      return { datos: toReviews(await listReviews(db, { reference, locale, page, choice: toReviewChoice(body) })) };
    },

    readReviewTranslation: async ({ body: { id, locale } }) => {
      const found = await findTranslation(db, id, locale);
      if (!found) throw absent();
      return { datos: { title: found.title, text: found.body, byService: found.service !== null } };
    },

    readInvitation: async (input) => {
      await assertFew('read', input);
      const { locale, invitation } = input.body;
      return { datos: toInvitation(await getInvitation(db, invitation, { locale, now: now() })) };
    },

    stopReviewMails: async (input) => {
      await assertFew('stop', input);
      const mailbox = readNoReviewsToken(config, input.body.token);
      if (mailbox === null) throw absent();
      await refuseReviewMails(db, mailbox, now());
      return { datos: {} };
    },

    writeReview: async (input) => {
      await assertFew('write', input);
      return { datos: { state: await writeReview(db, toReviewDraft(input.body), now()) } };
    },
  };
}
