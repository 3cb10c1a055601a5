import { isIP } from 'node:net';
import type { AnswerOf } from 'contract/calls/table.ts';
import type { FastifyInstance } from 'fastify';

// Addresses reserved for documentation stand for visitors from abroad; all others are at home.
const countries: [prefix: string, country: string][] = [
  ['192.0.2.', 'DE'],
  ['198.51.100.', 'GB'],
  ['203.0.113.', 'FR'],
  ['2001:db8:de:', 'DE'],
  ['2001:db8:gb:', 'GB'],
];
const home = 'ES';

/** The country of an address, as the contract has it. Deterministic. */
export function addIpLocation(app: FastifyInstance): void {
  app.get<{ Params: { ip: string } }>('/ip-location/:ip/json', async (request, reply) => {
    const { ip } = request.params;
    if (isIP(ip) === 0) return reply.code(422).send({ error: 'not an address' });
    const country = countries.find(([prefix]) => ip.toLowerCase().startsWith(prefix))?.[1] ?? home;
    return { ip, country_code: country } satisfies AnswerOf<'locateAddress'>;
  });
}
