import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Stands between a client and a server. `silence` is what a failed-over address or a forgetful firewall does: what is
 * open stays open and carries nothing more, while new connections work.
 */
export async function startTcpProxy(target: URL) {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' ? address?.port : '');

  return {
    url: url.href,
    silence(): void {
      for (const sockets of pairs)
        for (const socket of sockets) socket.removeAllListeners('data').removeAllListeners('end').resume();
    },
    /** How many connections were opened so far. */
    opened: () => pairs.size,
    async close(): Promise<void> {
      for (const socket of [...pairs].flat()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
