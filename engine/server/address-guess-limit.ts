import type { IncomingMessage } from 'node:http';

const windowMs = 60_000;
const mostInAWindow = 120;
const mostRemembered = 10_000;

/**
 * Limits what one visitor costs by guessing addresses, because Next has to try to render each of them. Only guesses
 * that turned out to be nothing count. An IPv6 network counts as one visitor.
 */
export function createAddressGuessLimit({ now = Date.now }: { now?: () => number } = {}) {
  const guesses = new Map<string, { count: number; until: number }>();

  return {
    isOver(address: string): boolean {
      const found = guesses.get(networkOf(address));
      return found !== undefined && now() < found.until && found.count >= mostInAWindow;
    },
    count(address: string): void {
      const network = networkOf(address);
      const found = guesses.get(network);
      const next = found && now() < found.until ? found : { count: 0, until: now() + windowMs };
      next.count += 1;
      guesses.delete(network);
      guesses.set(network, next);
      for (const oldest of guesses.keys()) {
        if (guesses.size <= mostRemembered) break;
        guesses.delete(oldest);
      }
    },
    secondsLeft: (address: string): number =>
      Math.max(1, Math.ceil(((guesses.get(networkOf(address))?.until ?? 0) - now()) / 1000)),
  };
}

export type AddressGuessLimit = ReturnType<typeof createAddressGuessLimit>;

/** The address of whoever asks, once the request has been cleaned. */
export const visitorIp = (request: IncomingMessage): string => String(request.headers['x-forwarded-for']);

/** An IPv4 address whole, also where it is written as IPv6; of an IPv6 address the network. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}
