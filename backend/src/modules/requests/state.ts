import { type RequestState, requestStates as states } from 'contract/codes.ts';
import type { RequestEvent } from '../../database/tables/requests.ts';

type Moves = { [Event in RequestEvent]?: { from: readonly RequestState[]; to: RequestState } };

/** The only transitions of a line. */
const moves = {
  accepted: { from: [states.fresh], to: states.accepted },
  changed: { from: [states.fresh], to: states.changed },
  offered: { from: [states.fresh], to: states.waiting },
  declined: { from: [states.fresh], to: states.declined },
  // An agreed substitute waits for the executive again: only the executive adds lines to an order.
  agreed: { from: [states.waiting], to: states.fresh },
  refused: { from: [states.waiting], to: states.declined },
  // By the client or visitor, until the executive has answered.
  withdrawn: { from: [states.fresh, states.waiting], to: states.withdrawn },
} as const satisfies Moves;

export type LineEvent = keyof typeof moves;

/** Null where the line's state does not allow the event. */
export function nextLineState(state: RequestState, event: LineEvent): RequestState | null {
  const { from, to }: { from: readonly RequestState[]; to: RequestState } = moves[event];
  return from.includes(state) ? to : null;
}

const open: readonly RequestState[] = [states.fresh, states.waiting];
const taken: readonly RequestState[] = [states.accepted, states.changed];

export const isOpen = (state: RequestState): boolean => open.includes(state);
export const isTaken = (state: RequestState): boolean => taken.includes(state);

/** A request's state: a side that has to act comes first, then what is delivered. */
export function stateOf(lines: readonly RequestState[]): RequestState {
  const has = (state: RequestState) => lines.includes(state);
  if (has(states.fresh)) return states.fresh;
  if (has(states.waiting)) return states.waiting;
  if (lines.some(isTaken)) return lines.every((state) => state === states.accepted) ? states.accepted : states.changed;
  if (has(states.withdrawn)) return states.withdrawn;
  return has(states.expired) ? states.expired : states.declined;
}

/** A line's state at a moment: past the deadline it is expired, whether the job has stored that or not. */
export const stateAt = (state: RequestState, answerBy: Date | null, now: Date): RequestState =>
  isOpen(state) && answerBy !== null && answerBy <= now ? states.expired : state;
