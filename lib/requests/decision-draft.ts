import type { ClientRequest, Decision, RequestLine } from './requests';

/** The planned answer to a line, with what was typed for it; `later` leaves it open. */
export type DecisionDraft = {
  kind: 'accept' | 'substitute' | 'decline' | 'later';
  quantity: number;
  code: string;
  reason: string;
};

export type DraftProblem = 'code' | 'unknownCode' | 'reason';

/** A sold-out line cannot be accepted: the nearest available article is suggested. */
export const toDecisionDraft = (line: RequestLine): DecisionDraft => {
  const [nearest] = line.alternatives;
  return {
    kind: line.maxQuantity > 0 ? 'accept' : nearest ? 'substitute' : 'later',
    quantity: line.quantity,
    code: line.maxQuantity > 0 ? '' : (nearest?.code ?? ''),
    reason: '',
  };
};

export const listUndecidedLines = ({ lines }: ClientRequest): RequestLine[] =>
  lines.filter(({ state }) => state === 'fresh');

export function findProblem({ kind, code, reason }: DecisionDraft): DraftProblem | null {
  if (kind === 'substitute' && !code.trim()) return 'code';
  return kind === 'decline' && !reason.trim() ? 'reason' : null;
}

export function toDecision({ key }: Pick<RequestLine, 'key'>, draft: DecisionDraft): Decision | null {
  if (draft.kind === 'accept') return { key, kind: 'accept', quantity: draft.quantity };
  if (draft.kind === 'substitute') return { key, kind: 'substitute', code: draft.code };
  return draft.kind === 'decline' ? { key, kind: 'decline', reason: draft.reason } : null;
}

/** Accepts all lines as requested. */
export const acceptAll = (request: ClientRequest): Decision[] =>
  listUndecidedLines(request).map(({ key, quantity }) => ({ key, kind: 'accept', quantity }));
