import { orderStates } from '../codes.ts';
import { findMove, firstOrderState, listEvents, orderEvents, orderGuards, orderMoves } from '../order-state-machine.ts';

const names = Object.entries(orderStates);
const nameOf = (wire: string) => names.find(([, state]) => state === wire)?.[0] ?? wire;

const toTable = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const states = names.map(([name, wire]) => {
  const events = listEvents(wire);
  return [name, `\`${wire}\``, events.length > 0 ? events.map((event) => `\`${event}\``).join(', ') : 'the end'];
});

const moves = Object.entries(orderMoves).flatMap(([event, cells]) =>
  Object.entries(cells).map(([from, move]) => [
    `\`${event}\``,
    nameOf(from),
    nameOf(move.to),
    move.guards.map((guard) => `\`${guard}\``).join(', '),
  ]),
);

const grid = Object.keys(orderMoves).map((event) => [
  `\`${event}\``,
  ...names.map(([, state]) => {
    const move = findMove(state, event as keyof typeof orderMoves);
    return move ? nameOf(move.to) : '';
  }),
]);

const toList = (words: Record<string, string>) =>
  Object.entries(words)
    .map(([name, meaning]) => `- \`${name}\`: ${meaning}`)
    .join('\n');

/** The page on an order's states, from the same table as the backend's moves. */
export const orderLifePage = () => `# The life of an order

Generated from \`contract/order-state-machine.ts\` by \`node_modules/.bin/node contract/openapi/generate.ts\`; do not edit. The backend changes the state of an order in one place, \`moveOrder\`, which reads this table, compares and sets, and adds a line to \`order_events\`.

## States

An order begins as ${nameOf(firstOrderState)}.

${toTable(['state', 'on the wire', 'what may happen'], states)}

## Moves

${toTable(['event', 'from', 'to', 'if'], moves)}

## Events by states

A cell names the next state; an empty one cannot happen.

${toTable(['event', ...names.map(([name]) => name)], grid)}

## What the events mean

${toList(orderEvents)}

## What the guards ask

${toList(orderGuards)}

## As a picture

\`\`\`mermaid
stateDiagram-v2
  [*] --> ${nameOf(firstOrderState)}
${moves.map(([event, from, next]) => `  ${from} --> ${next}: ${event?.replaceAll('`', '')}`).join('\n')}
\`\`\`
`;
