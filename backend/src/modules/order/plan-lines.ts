import { type LineOutcome, lineOutcomes } from 'contract/codes.ts';
import { orderLinesMax } from 'contract/rules.ts';
import { type Alternative, listChoices, listSubstitutes } from './alternatives.ts';
import { type Article, askedFor, freePieces } from './articles.repository.ts';
import { maximumOf } from './bag.ts';
import type { LineChange, LineRow } from './draft.repository.ts';
import type { Resolution } from './resolve-article.ts';

/** One line that somebody wants to add, with what was found of it. */
export type Proposal = {
  key: string;
  quantity: number;
  /** Undefined is a client who is not hers. */
  client: number | null | undefined;
  note: string | null | undefined;
  found: Resolution;
  /** For a code that nothing has. */
  similar: readonly Article[];
};

export type Outcome = {
  key: string;
  outcome: LineOutcome;
  asked: number;
  added: number;
  /** Where it stands in the bag now. */
  at: { articleId: number; clientId: number | null } | null;
  alternatives: Alternative[];
};

type Given = {
  lines: readonly Pick<LineRow, 'type' | 'article_id' | 'client_id' | 'quantity' | 'note'>[];
  /** All colours and sizes of the styles that are meant. */
  siblings: readonly Article[];
  /** In which other campaign an article is sold. */
  elsewhere: ReadonlyMap<number, { article: Article; campaign: string }>;
};

const keyOf = (articleId: number, clientId: number | null) => `${articleId} ${clientId ?? ''}`;

/**
 * Decides what becomes of each line, in its order and as if those before it were in the bag already. Nothing is
 * silent: every line has an outcome, and a key that comes twice has its first outcome again.
 */
export function planLines(proposals: readonly Proposal[], { lines, siblings, elsewhere }: Given) {
  const standing = new Map<string, LineChange>();
  const inBag = new Map<number, number>();
  let count = lines.length;
  for (const line of lines) {
    inBag.set(line.article_id, (inBag.get(line.article_id) ?? 0) + line.quantity);
    if (line.type === 'VENTA')
      standing.set(keyOf(line.article_id, line.client_id), {
        articleId: line.article_id,
        clientId: line.client_id,
        quantity: line.quantity,
        note: line.note,
        seenCents: 0,
      });
  }
  const changes = new Map<string, LineChange>();
  const outcomes = new Map<string, Outcome>();

  const decide = (proposal: Proposal): Outcome => {
    const { key, quantity, client, found } = proposal;
    const refused = (outcome: LineOutcome, alternatives: Alternative[] = []): Outcome => ({
      key,
      outcome,
      asked: quantity,
      added: 0,
      at: null,
      alternatives,
    });
    if (client === undefined) return refused(lineOutcomes.unknownClient);
    if (found.kind === 'unknown') return refused(lineOutcomes.unknown, listChoices('PARECIDO', proposal.similar));
    if (found.kind === 'size') return refused(lineOutcomes.needsSize, listChoices('TALLA', found.choices));
    if (found.kind === 'color') return refused(lineOutcomes.needsColour, listChoices('COLOR', found.choices));

    const { article } = found;
    const cents = askedFor(article);
    if (cents === null) return refused(lineOutcomes.notInCampaign, inOtherCampaign(article));
    if (!article.sellable) return refused(lineOutcomes.notSellable);
    if (freePieces(article) === 0) return refused(lineOutcomes.outOfStock, listSubstitutes(article, siblings));
    const place = keyOf(article.id, client);
    const own = standing.get(place);
    if (!own && count >= orderLinesMax) return refused(lineOutcomes.full);

    const others = (inBag.get(article.id) ?? 0) - (own?.quantity ?? 0);
    const room = Math.max(0, maximumOf(article, others) - (own?.quantity ?? 0));
    const added = Math.min(quantity, room);
    const at = { articleId: article.id, clientId: client };
    const short = added < quantity && freePieces(article) < (inBag.get(article.id) ?? 0) + quantity;
    const alternatives = short ? listSubstitutes(article, siblings) : [];
    if (added > 0) {
      const note = proposal.note === undefined ? (own?.note ?? null) : proposal.note;
      const change = { ...at, quantity: (own?.quantity ?? 0) + added, note, seenCents: cents };
      if (!own) count += 1;
      standing.set(place, change);
      changes.set(place, change);
      inBag.set(article.id, (inBag.get(article.id) ?? 0) + added);
    }
    if (added === 0 && !own) return refused(lineOutcomes.outOfStock, alternatives);
    const outcome = added === quantity ? lineOutcomes.added : lineOutcomes.reduced;
    return { key, outcome, asked: quantity, added, at, alternatives };
  };

  const inOtherCampaign = (article: Article): Alternative[] => {
    const other = elsewhere.get(article.id);
    return other ? [{ ...other, reason: 'OTRA_CAMPANA' }] : listSubstitutes(article, siblings);
  };

  const results = proposals.map((proposal) => {
    const outcome = outcomes.get(proposal.key) ?? decide(proposal);
    outcomes.set(proposal.key, outcome);
    return outcome;
  });
  return { outcomes: results, changes: [...changes.values()] };
}
