import type pg from 'pg';

const againMs = 1_000;
/** A channel is silent most of the time, so only a query tells whether its connection still works. */
const usualPatience = { heartbeatMs: 10_000 };

/**
 * Listens to a channel of the database server, on a connection of its own. A broken or unresponsive connection is
 * replaced, and `connected` is called each time, because notifications sent meanwhile are lost.
 */
export async function listenToChannel(
  pool: pg.Pool,
  channel: string,
  onNotification: (payload: string) => void,
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
    // A broken connection is reported twice: by an event, and by the query that waits for its answer.
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
    fresh.on('notification', ({ payload }) => onNotification(payload ?? ''));
    fresh.once('error', lose);
    try {
      await fresh.query(`listen "${channel}"`);
    } catch (error) {
      // A refusal comes without an event, for example from a standby server, which cannot listen.
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
