import type { Db } from 'backend/src/database/schema.ts';
import type { RequestEvent, RequestSide } from 'backend/src/database/tables/requests.ts';
import { isTaken, stateOf } from 'backend/src/modules/requests/state.ts';
import { type RequestState, requestStates as states } from 'contract/codes.ts';
import { requestHours } from 'contract/rules.ts';
import { sql } from 'kysely';
import { addDays } from './days.ts';
import { insertRows } from './insert-rows.ts';

type Step = { event: RequestEvent; side: RequestSide };
type SeedLine = {
  quantity: number;
  state: RequestState;
  note?: string;
  reason?: string;
  substitute?: true;
  steps: Step[];
};
type SeedRequest = { client: string; ago: number; note: string | null; said?: string; lines: SeedLine[] };

const by = (side: RequestSide, event: RequestEvent): Step => ({ side, event });
const fresh = (quantity: number, note?: string): SeedLine => ({
  quantity,
  state: states.fresh,
  ...(note && { note }),
  steps: [],
});
const accepted = (quantity: number): SeedLine => ({
  quantity,
  state: states.accepted,
  steps: [by('executive', 'accepted')],
});

/** One request in each state, by two clients of the demo's first executive. */
const seedRequests: SeedRequest[] = [
  {
    client: 'Emma Whitfield',
    ago: 0,
    note: 'No hurry with the second one.',
    lines: [fresh(2), fresh(1, 'For my sister')],
  },
  {
    client: 'Emma Whitfield',
    ago: 1,
    note: null,
    said: 'This one fits alike and is here already.',
    lines: [{ quantity: 1, state: states.waiting, substitute: true, steps: [by('executive', 'offered')] }, accepted(1)],
  },
  {
    client: 'Emma Whitfield',
    ago: 12,
    note: null,
    lines: [
      accepted(2),
      {
        quantity: 1,
        state: states.declined,
        reason: 'Not coming back this season',
        steps: [by('executive', 'declined')],
      },
    ],
  },
  { client: 'Clara Vidal', ago: 9, note: null, lines: [accepted(1)] },
  {
    client: 'Clara Vidal',
    ago: 20,
    note: '¿Llegará antes del sábado?',
    lines: [{ quantity: 1, state: states.expired, steps: [by('shop', 'expired')] }],
  },
];

/** After orders, because it needs the client book. */
export async function seedClientRequests(db: Db, { today }: { today: Date }): Promise<void> {
  const articles = await listAsked(db, seedRequests.flatMap(({ lines }) => lines).length + 1);
  let next = 0;
  for (const [at, { client, ago, note, said, lines }] of seedRequests.entries()) {
    const { id: clientId, executive_id } = await db
      .selectFrom('client_book')
      .select(['id', 'executive_id'])
      .where('name', '=', client)
      .where('account_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const created = addDays(today, -ago);
    const id = at + 1;
    const state = stateOf(lines.map((line) => line.state));
    const waits = state === states.fresh || state === states.waiting;
    // The executive answered a day later; from then on the client's time to reply runs.
    const asked = state === states.waiting ? addDays(created, 1) : created;
    await insertRows(db, 'requests', [
      {
        ...{ id, executive_id, client_id: clientId, state, note, created_at: created },
        version: state === states.fresh ? 1 : 2,
        answer_by: waits ? addDays(asked, requestHours / 24) : null,
      },
    ]);
    const rows = lines.map((line, position) => {
      const [article, substitute] = [articles[next], articles[next + 1]];
      next += 1;
      return {
        ...{ request_id: id, key: `seed-${id}-${position}`, position, quantity: line.quantity, state: line.state },
        ...{ article_id: article?.id, cents: article?.cents, note: line.note ?? null, reason: line.reason ?? null },
        substitute_id: line.substitute ? substitute?.id : null,
        taken: isTaken(line.state) ? line.quantity : null,
        order_id: null,
      };
    });
    await insertRows(db, 'request_lines', rows);
    const steps = lines.flatMap(({ steps: done }, position) =>
      done.map((step) => ({ ...step, line_key: rows[position]?.key ?? null, text: null as string | null })),
    );
    const events = [
      { event: 'sent', side: 'client', line_key: null, text: null, at: created },
      ...steps.map((step) => ({ ...step, at: addDays(created, 1) })),
      ...(said ? [{ event: 'said', side: 'executive', line_key: null, text: said, at: addDays(created, 1) }] : []),
    ];
    await insertRows(
      db,
      'request_events',
      events.map((event, place) => ({ id: id * 100 + place, request_id: id, actor_id: null, ...event })),
    );
  }
  for (const table of ['requests', 'request_events'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
}

/** Articles of different available styles. */
async function listAsked(db: Db, count: number) {
  const { rows } = await sql<{ id: number; cents: number }>`
    select min(a.id) as id, min(coalesce(r.sale_price, r.price)) as cents
    from products p
      join product_cards c on c.product_id = p.id and c.available and c.legal_complete
      join articles a on a.product_id = p.id
      join current_prices r on r.article_id = a.id
      join lateral (select sum(s.quantity) as pieces from stock s where s.article_id = a.id) s on s.pieces >= 10
    group by p.id
    order by md5('request ' || p.id), p.id
    limit ${count}`.execute(db);
  return rows;
}
