import { type RequestState, requestStates as states } from 'contract/codes.ts';
import type { RequestEvent } from '../../database/tables/requests.ts';

type Moves = { [Event in RequestEvent]?: { from: readonly RequestState[]; to: RequestState } };

/** A line's life: the only moves that there are. */
const moves = {
  accepted: { from: [states.fresh], to: states.accepted },
  changed: { from: [states.fresh], to: states.changed },
  offered: { from: [states.fresh], to: states.waiting },
  declined: { from: [states.fresh], to: states.declined },
  // What she agreed to is the executive's again: only her own hand puts lines into her order.
  agreed: { from: [states.waiting], to: states.fresh },
  refused: { from: [states.waiting], to: states.declined },
  // By whoever asked, as long as nobody has answered.
  withdrawn: { from: [states.fresh, states.waiting], to: states.withdrawn },
} as const satisfies Moves;

export type LineEvent = keyof typeof moves;

/** Null where a line in this state cannot go that way. */
export function moveLine(state: RequestState, event: LineEvent): RequestState | null {
  const { from, to }: { from: readonly RequestState[]; to: RequestState } = moves[event];
  return from.includes(state) ? to : null;
}

const open: readonly RequestState[] = [states.fresh, states.waiting];
const taken: readonly RequestState[] = [states.accepted, states.changed];

export const isOpen = (state: RequestState): boolean => open.includes(state);
export const isTaken = (state: RequestState): boolean => taken.includes(state);

/** What a request comes to: whose turn it is comes first, then what she gets of it. */
export function stateOf(lines: readonly RequestState[]): RequestState {
  const has = (state: RequestState) => lines.includes(state);
  if (has(states.fresh)) return states.fresh;
  if (has(states.waiting)) return states.waiting;
  if (lines.some(isTaken)) return lines.every((state) => state === states.accepted) ? states.accepted : states.changed;
  if (has(states.withdrawn)) return states.withdrawn;
  return has(states.expired) ? states.expired : states.declined;
}

/** A line as it stands at a moment: nobody answers what has run out, whether that was written down yet or not. */
export const stateAt = (state: RequestState, answerBy: Date | null, now: Date): RequestState =>
  isOpen(state) && answerBy !== null && answerBy <= now ? states.expired : state;
