import type { Db } from 'backend/src/database/schema.ts';
import { invitationDays, invitationEnds } from 'backend/src/modules/reviews/invitations.ts';
import { hashToken } from 'backend/src/shared/secrets.ts';
import { type Locale, locales } from 'contract/public-codes.ts';
import type { FitName } from 'contract/reviews/schemas.ts';
import { sql } from 'kysely';
import { briefs, type Mood, menWriters, onFit, praise, remarks, titles, writers } from './content/review-words.ts';
import { addDays, dayMs } from './days.ts';
import { demoInvitations } from './demo-accounts.ts';
import { productTypes } from './goods/product-types.ts';
import { createRandom, type Random } from './goods/random.ts';
import { insertRows } from './insert-rows.ts';

const reviewedShare = 0.65;
const pendingShare = 0.005;
/** The share of published reviews translated into a further language: the rest waits for the office. */
const translatedShare = 0.9;
const fewest = 2;
const most = 25;
const deliveryDays = 3;
/** From the first day in the shop to the first review. */
const wearingDays = 14;
const longestAgo = 330;
const batch = 200;
/** A shop of a hundred thousand styles is for measuring and needs no million reviews. */
const lastReviewed = 2_000;

type Style = {
  id: number;
  reference: string;
  type_code: string;
  launched_at: Date;
  articles: { id: number; size: string }[];
};

const families = new Map<string, (typeof productTypes)[number]['family']>(
  productTypes.map(({ code, family }) => [code, family]),
);

/** Reviews of most styles, each by an invitation that was used, and a few invitations that the demo gives away. */
export async function seedReviews(db: Db, today: Date): Promise<void> {
  const next = { invitation: 1, review: 1 };
  const { id: translator } = await db.selectFrom('operators').select('id').orderBy('id').executeTakeFirstOrThrow();
  let first: Style | undefined;
  for (let after = 0; after < lastReviewed; ) {
    const styles = await listStyles(db, after);
    if (styles.length === 0) break;
    first ??= styles[0];
    const written = styles.flatMap((style) => writeReviews(style, today));
    const rows = written.map((review) => ({ ...review, invitation: next.invitation++, id: next.review++ }));
    await insertRows(db, 'review_invitations', rows.map(toInvitationRow));
    await insertRows(db, 'reviews', rows.map(toReviewRow));
    await insertRows(
      db,
      'review_translations',
      rows.flatMap((row) => toTranslationRows(row, translator)),
    );
    const reviewed = [...new Set(rows.map(({ product_id }) => product_id))];
    await sql`select refresh_review_summaries(${reviewed}::integer[]), refresh_cards(${reviewed}::integer[])`.execute(
      db,
    );
    after = styles.at(-1)?.id ?? after;
  }
  if (first) await insertDemoInvitations(db, { today, style: first, from: next.invitation });
  for (const table of ['review_invitations', 'reviews'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
      db,
    );
}

async function listStyles(db: Db, after: number): Promise<Style[]> {
  const { rows } = await sql<Style>`
    select p.id, p.reference, p.type_code, p.launched_at,
      (select json_agg(json_build_object('id', a.id, 'size', a.size_code) order by a.id)
        from articles a where a.product_id = p.id) as articles
    from products p join product_cards c on c.product_id = p.id
    where p.id > ${after} order by p.id limit ${batch}`.execute(db);
  return rows;
}

type SeedReview = ReturnType<typeof writeReview>;

export function writeReviews(style: Style, today: Date): SeedReview[] {
  const random = createRandom(`reviews ${style.reference}`);
  const days = Math.floor((today.getTime() - new Date(style.launched_at).getTime()) / dayMs) - wearingDays;
  if (!random.chance(reviewedShare) || days < 1) return [];
  // Each style has a tendency, so that its summary is meaningful.
  const tendency = random.pick<FitName>(['JUSTA', 'JUSTA', 'JUSTA', 'PEQUENA', 'GRANDE']);
  const quality = random.next();
  const say = createSpeech(random);
  return Array.from({ length: random.integer(fewest, most) }, (_, at) =>
    writeReview(style, { random, say, tendency, quality, today, at, days: Math.min(days, longestAgo) }),
  );
}

/** Never repeats a sentence for a style, in any language: undefined when all have been used. */
function createSpeech(random: Random) {
  const decks = new Map<object, unknown[]>();
  return <T>(sentences: readonly T[]): T | undefined => {
    const deck = (decks.get(sentences) as T[] | undefined) ?? random.sample([...sentences], sentences.length);
    decks.set(sentences, deck);
    return deck.pop();
  };
}

/** The length of a review: a word or two, some sentences, seldom many. */
function choosePraises(random: Random, mood: Mood): number {
  const share = random.next();
  if (mood !== 'happy') return share < 0.5 ? 0 : 1;
  return share < 0.12 ? 0 : share < 0.72 ? 1 : share < 0.94 ? 2 : 4;
}

/** Typed in a hurry: no capital and no full stop. */
const inHurry = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

type ReviewTraits = {
  random: Random;
  say: ReturnType<typeof createSpeech>;
  tendency: FitName;
  quality: number;
  today: Date;
  at: number;
  days: number;
};

function writeReview(style: Style, { random, say, tendency, quality, today, at, days }: ReviewTraits) {
  const family = families.get(style.type_code) ?? 'brief';
  const isMen = family.startsWith('men');
  const locale = random.pick<keyof typeof writers>(['es', 'es', 'es', 'de', 'de', 'en']);
  const fit = random.chance(0.7) ? tendency : random.pick<FitName>(['PEQUENA', 'JUSTA', 'GRANDE']);
  const stars = starsOf(random.next() * 0.8 + quality * 0.35);
  const mood: Mood = stars > 3 ? 'happy' : stars === 3 ? 'mixed' : 'unhappy';
  const title = say(titles[mood]) ?? random.pick(titles[mood]);
  const sentences = [
    ...Array.from({ length: choosePraises(random, mood) }, () => say(praise[family])),
    random.chance(0.45) ? say(onFit[fit]) : undefined,
    mood !== 'happy' || random.chance(0.3) ? say(remarks[isMen ? 'men' : 'women'][mood]) : undefined,
  ];
  const brief = sentences.some((sentence) => sentence !== undefined) ? undefined : say(briefs[mood]);
  const bodyIn = (language: Locale) =>
    [...sentences, brief].flatMap((sentence) => sentence?.[language] ?? []).join(' ') || `${title[language]}.`;
  const body = bodyIn(locale);
  const article = random.pick(style.articles);
  // A generator of its own, so that translations do not change the other reviews.
  const translating = createRandom(`translations ${style.reference} ${at}`);
  return {
    product_id: style.id,
    article_id: article.id,
    size: random.chance(0.8) ? article.size : null,
    written_at: new Date(
      addDays(today, -random.integer(1, days)).getTime() + random.integer(7, 21) * 3_600_000 + at * 60_000,
    ),
    state: random.chance(pendingShare) ? 'PENDIENTE' : 'PUBLICADA',
    name: random.pick((isMen && random.chance(0.7) ? menWriters : writers)[locale]),
    stars,
    fit,
    locale,
    title: title[locale],
    body: random.chance(0.05) ? inHurry(body) : body,
    // Translations have capitals and full stops even if the original lacks them.
    translations: locales
      .filter((language) => language !== locale && translating.chance(translatedShare))
      .map((language) => ({ locale: language, title: title[language], body: bodyIn(language) })),
  };
}

const starsOf = (liking: number) => (liking > 0.55 ? 5 : liking > 0.3 ? 4 : liking > 0.17 ? 3 : liking > 0.08 ? 2 : 1);

function toInvitationRow({ invitation, article_id, written_at }: SeedReview & { invitation: number }) {
  const delivered = addDays(written_at, -(invitation % 12) - 1);
  return {
    id: invitation,
    // A hash without a known token, because the invitation is used already.
    token_hash: hashToken(`seeded ${invitation}`),
    article_id,
    bought_on: dayOf(addDays(delivered, -deliveryDays)),
    expires_at: invitationEnds(delivered),
    used_at: written_at,
  };
}

type Row = SeedReview & { invitation: number; id: number };

const toReviewRow = ({ article_id: _, translations: __, invitation, ...review }: Row) => ({
  ...review,
  invitation_id: invitation,
});

/** Translations by the operator who moderated the reviews. */
const toTranslationRows = ({ id, state, written_at, translations }: Row, translator: string) =>
  state === 'PUBLICADA'
    ? translations.map((words) => ({
        ...{ review_id: id, ...words, operator_id: translator, service: null },
        at: written_at,
      }))
    : [];

type Demo = { today: Date; style: Style; from: number };

async function insertDemoInvitations(db: Db, { today, style, from }: Demo): Promise<void> {
  const rows = demoInvitations.map(({ token, state }, at) => {
    const delivered = addDays(today, state === 'open' ? 0 : -invitationDays - 1);
    return {
      id: from + at,
      token_hash: hashToken(token),
      article_id: style.articles[at % style.articles.length]?.id,
      bought_on: dayOf(addDays(delivered, -deliveryDays)),
      expires_at: invitationEnds(delivered),
      used_at: null,
    };
  });
  await insertRows(db, 'review_invitations', rows);
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
