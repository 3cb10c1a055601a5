import { alternativeReasons, type LineOutcome, lineKinds, lineOutcomes } from 'contract/codes.ts';
import { orderLinesMax } from 'contract/rules.ts';
import { type Alternative, listChoices, listSubstitutes } from '../core/alternatives.ts';
import { type Article, currentPriceOf, freePieces } from '../core/articles.repository.ts';
import { maxQuantityOf } from '../core/bag.ts';
import type { Resolution } from '../core/find-articles.ts';
import type { DraftLine, LineRow } from '../core/orders.repository.ts';

/** One line to be added, with the article found for it. */
export type LineProposal = {
  key: string;
  quantity: number;
  /** Undefined is a client of another executive. */
  client: number | null | undefined;
  note: string | null | undefined;
  found: Resolution;
  /** For an unknown code. */
  similar: readonly Article[];
};

export type PlannedLine = {
  key: string;
  outcome: LineOutcome;
  asked: number;
  added: number;
  /** The maximum of a line, if that and not stock limited it. */
  limit?: number;
  /** The line's key in the bag now. */
  at: { articleId: number; clientId: number | null } | null;
  alternatives: Alternative[];
};

type Surroundings = {
  lines: readonly Pick<LineRow, 'type' | 'article_id' | 'client_id' | 'quantity' | 'note'>[];
  /** All colours and sizes of the requested styles. */
  siblings: readonly Article[];
  /** The other campaign that sells an article. */
  elsewhere: ReadonlyMap<number, { article: Article; campaign: string }>;
};

const keyOf = (articleId: number, clientId: number | null) => `${articleId} ${clientId ?? ''}`;

const refuse = (
  { key, quantity }: LineProposal,
  outcome: LineOutcome,
  alternatives: Alternative[] = [],
): PlannedLine => ({
  key,
  outcome,
  asked: quantity,
  added: 0,
  at: null,
  alternatives,
});

/** Why a line is refused whatever is in the bag; null if it is not. */
function refuseOutright(proposal: LineProposal, { siblings, elsewhere }: Surroundings): PlannedLine | null {
  const { client, found, similar } = proposal;
  if (client === undefined) return refuse(proposal, lineOutcomes.unknownClient);
  if (found.kind === 'unknown')
    return refuse(proposal, lineOutcomes.unknown, listChoices(alternativeReasons.similar, similar));
  if (found.kind === 'size')
    return refuse(proposal, lineOutcomes.needsSize, listChoices(alternativeReasons.size, found.choices));
  if (found.kind === 'color')
    return refuse(proposal, lineOutcomes.needsColour, listChoices(alternativeReasons.color, found.choices));
  const { article } = found;
  if (currentPriceOf(article) === null) {
    const other = elsewhere.get(article.id);
    const instead = other
      ? [{ ...other, reason: alternativeReasons.otherCampaign }]
      : listSubstitutes(article, siblings);
    return refuse(proposal, lineOutcomes.notInCampaign, instead);
  }
  if (!article.sellable) return refuse(proposal, lineOutcomes.notSellable);
  if (freePieces(article) === 0) return refuse(proposal, lineOutcomes.outOfStock, listSubstitutes(article, siblings));
  return null;
}

/** The bag with the lines planned so far. */
class PlannedBag {
  readonly changes = new Map<string, DraftLine>();
  private readonly priced = new Map<string, DraftLine>();
  private readonly pieces = new Map<number, number>();
  private count: number;

  constructor(lines: Surroundings['lines']) {
    this.count = lines.length;
    for (const { type, ...line } of lines) {
      this.pieces.set(line.article_id, this.piecesOf(line.article_id) + line.quantity);
      // The current price does not matter for planning.
      if (type === lineKinds.sale) this.priced.set(keyOf(line.article_id, line.client_id), { ...line, seen_cents: 0 });
    }
  }

  piecesOf(articleId: number): number {
    return this.pieces.get(articleId) ?? 0;
  }

  find(articleId: number, clientId: number | null): DraftLine | undefined {
    return this.priced.get(keyOf(articleId, clientId));
  }

  isFull(): boolean {
    return this.count >= orderLinesMax;
  }

  put(line: DraftLine): void {
    const key = keyOf(line.article_id, line.client_id);
    const before = this.priced.get(key);
    if (!before) this.count += 1;
    this.pieces.set(line.article_id, this.piecesOf(line.article_id) + line.quantity - (before?.quantity ?? 0));
    this.priced.set(key, line);
    this.changes.set(key, line);
  }
}

/** As many pieces as its maximum and the stock allow. */
function fitIn(
  proposal: LineProposal,
  article: Article,
  client: number | null,
  bag: PlannedBag,
  siblings: readonly Article[],
): PlannedLine {
  const { key, quantity } = proposal;
  const own = bag.find(article.id, client);
  if (!own && bag.isFull()) return refuse(proposal, lineOutcomes.full);
  const stood = own?.quantity ?? 0;
  const others = bag.piecesOf(article.id) - stood;
  const added = Math.min(quantity, Math.max(0, maxQuantityOf(article, others) - stood));
  const lacking = freePieces(article) < others + stood + quantity;
  const alternatives = lacking ? listSubstitutes(article, siblings) : [];
  if (added === 0 && !own) return refuse(proposal, lineOutcomes.outOfStock, alternatives);
  const at = { articleId: article.id, clientId: client };
  if (added > 0) {
    const note = proposal.note === undefined ? (own?.note ?? null) : proposal.note;
    bag.put({
      article_id: article.id,
      client_id: client,
      quantity: stood + added,
      note,
      seen_cents: currentPriceOf(article) ?? 0,
    });
  }
  const outcome = added === quantity ? lineOutcomes.added : lineOutcomes.reduced;
  const limited = added < quantity && freePieces(article) - others >= article.maxQuantity;
  return {
    key,
    outcome,
    asked: quantity,
    added,
    at,
    alternatives: limited ? [] : alternatives,
    ...(limited && { limit: article.maxQuantity }),
  };
}

/**
 * Decides the result of each line, in order and as if those before it were in the bag already. Every line has a
 * result, and a repeated key gets its first result again.
 */
export function planLines(proposals: readonly LineProposal[], surroundings: Surroundings) {
  const bag = new PlannedBag(surroundings.lines);
  const byKey = new Map<string, PlannedLine>();
  const decide = (proposal: LineProposal): PlannedLine => {
    const refused = refuseOutright(proposal, surroundings);
    if (refused) return refused;
    const { found, client } = proposal;
    if (found.kind !== 'article' || client === undefined) throw new Error('A line without an article was not refused');
    return fitIn(proposal, found.article, client, bag, surroundings.siblings);
  };
  const outcomes = proposals.map((proposal) => {
    const outcome = byKey.get(proposal.key) ?? decide(proposal);
    byKey.set(proposal.key, outcome);
    return outcome;
  });
  return { outcomes, changes: [...bag.changes.values()] };
}
