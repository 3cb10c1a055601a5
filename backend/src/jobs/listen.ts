import type pg from 'pg';

const againMs = 1_000;

/**
 * Hears what a database server calls out on a channel, on a connection that is kept for it. A connection that breaks is
 * opened again, and `connected` is called each time: what was called out meanwhile is to be looked for.
 */
export async function listen(
  pool: pg.Pool,
  channel: string,
  hear: (payload: string) => void,
  connected: () => void,
): Promise<{ close: () => Promise<void> }> {
  let client: pg.PoolClient | null = null;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect() {
    const fresh = await pool.connect();
    if (closed) return fresh.release(true);
    client = fresh;
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    fresh.once('error', () => {
      client = null;
      fresh.release(true);
      retry();
    });
    await fresh.query(`listen "${channel}"`);
    connected();
  }
  function retry() {
    // A connection that breaks while it is opened says so twice.
    clearTimeout(again);
    if (!closed) again = setTimeout(() => void connect().catch(retry), againMs);
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(again);
      client?.release(true);
    },
  };
}
