import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { type Fit, type FitName, fits } from 'contract/reviews/schemas.ts';
import { invalid } from '../../shared/errors.ts';
import { describePage } from '../../shared/pagination.mapper.ts';
import { tidyLine, tidyParagraphs } from '../../shared/text.ts';
import type { getInvitation } from './invitations.ts';
import type { ReviewChoice } from './reviews.repository.ts';
import type { listReviews, ReviewDraft } from './reviews.service.ts';

export function toReviews({
  rows,
  summary,
  sizes,
  total,
  page,
}: Awaited<ReturnType<typeof listReviews>>): AnswerOf<'listReviews'> {
  return {
    reviews: rows.map(({ id, name, stars, size, title, body, locale, ...row }) => ({
      ...{ id, name, stars, size, title, locale },
      date: row.written_at.toISOString().slice(0, 10),
      fit: fitOf[row.fit],
      text: body,
      translated: Boolean(row.translated),
    })),
    page: page.number,
    perPage: page.size,
    pages: describePage(page, total).totalPaginas,
    total,
    average: summary.reviews === 0 ? null : averageOf(summary.stars, summary.reviews),
    fit: { small: summary.small, trueToSize: summary.true_to_size, large: summary.large },
    stars: summary.stars,
    sizes,
  };
}

const fitOf: Record<FitName, Fit> = { PEQUENA: 'small', JUSTA: 'trueToSize', GRANDE: 'large' };

export const toReviewChoice = ({ sort = 'newest', stars, size }: BodyOf<'listReviews'>): ReviewChoice => ({
  sort,
  stars,
  size,
});

const averageOf = (stars: number[], total: number) =>
  Math.round((100 * stars.reduce((sum, count, at) => sum + count * (at + 1), 0)) / total) / 100;

export const toInvitation = (row: Awaited<ReturnType<typeof getInvitation>>): AnswerOf<'readInvitation'> => ({
  reference: row.reference,
  name: row.name,
  slug: row.slug,
  picture: row.picture && { hash: row.picture.hash, dominantColor: row.picture.dominant },
  colour: row.color,
  size: row.size,
  boughtOn: row.bought_on,
  expires: row.expires_at.toISOString().slice(0, 10),
});

/** Refuses texts that are empty once normalised. */
export function toReviewDraft(body: BodyOf<'writeReview'>): ReviewDraft {
  const words = { name: tidyLine(body.name), title: tidyLine(body.title), text: tidyParagraphs(body.text) };
  const empty = Object.entries(words).filter(([, text]) => !text);
  if (empty.length > 0) throw invalid(Object.fromEntries(empty.map(([name]) => [name, fieldProblemKeys.required])));
  return {
    token: body.invitation,
    locale: body.locale,
    stars: body.stars,
    fit: fits[body.fit],
    showsSize: body.showSize,
    words: { name: words.name, title: words.title, body: words.text },
  };
}
