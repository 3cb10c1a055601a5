/** PostgreSQL's or a pooler's: the connection was lost, or ended by the server, for instance for an idle transaction. */
const serverCodes = /^(08|25P03|57P0)/;
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'EPIPE', 'ETIMEDOUT']);
/** Messages of pg and Kysely for a connection that was late or lost. They have no codes for it. */
const messages =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Postgres connection has been discarded)|is not queryable$/;

/** Whether a query failed because its connection did, so that the same query on another connection may succeed. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return serverCodes.test(code) || systemCodes.has(code) || messages.test(message);
}
