import type pg from 'pg';

const againMs = 1_000;
/** A channel is silent by nature: only a question tells whether its connection still works. */
const usualPatience = { heartbeatMs: 10_000 };

/**
 * Hears what a database server calls out on a channel, on a connection that is kept for it. A connection that breaks or
 * does not answer any more is opened again, and `connected` is called each time: what was called out meanwhile is to be
 * looked for.
 */
export async function listen(
  pool: pg.Pool,
  channel: string,
  hear: (payload: string) => void,
  connected: () => void,
  { heartbeatMs } = usualPatience,
): Promise<{ close: () => Promise<void> }> {
  let client: pg.PoolClient | null = null;
  let next: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect() {
    const fresh = await pool.connect();
    if (closed) return fresh.release(true);
    client = fresh;
    // A connection that breaks says so twice: by an event, and to whoever waits for its answer.
    const lose = () => {
      if (client !== fresh) return;
      client = null;
      fresh.release(true);
      retry();
    };
    const ask = () => fresh.query('select 1').then(askLater, lose);
    const askLater = () => {
      if (client === fresh) next = setTimeout(ask, heartbeatMs);
    };
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    fresh.once('error', lose);
    try {
      await fresh.query(`listen "${channel}"`);
    } catch (error) {
      // A refusal comes without an event, for example from a standby server that does not listen.
      if (client === fresh) {
        client = null;
        fresh.release(true);
      }
      throw error;
    }
    connected();
    askLater();
  }
  function retry() {
    clearTimeout(next);
    if (!closed) next = setTimeout(() => void connect().catch(retry), againMs);
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(next);
      client?.release(true);
      client = null;
    },
  };
}
