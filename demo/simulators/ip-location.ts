import { BlockList, isIP } from 'node:net';
import type { AnswerOf } from 'contract/calls/table.ts';
import type { FastifyInstance } from 'fastify';

// Addresses reserved for documentation stand for visitors from abroad, local ones are nowhere, all others are at home.
const countries: [prefix: string, country: string][] = [
  ['192.0.2.', 'DE'],
  ['198.51.100.', 'GB'],
  ['203.0.113.', 'FR'],
  ['2001:db8:de:', 'DE'],
  ['2001:db8:gb:', 'GB'],
];
const home = 'ES';
const local = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(network, bits, 'ipv6');

function countryOf(ip: string): string | null {
  if (local.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')) return null;
  return countries.find(([prefix]) => ip.toLowerCase().startsWith(prefix))?.[1] ?? home;
}

/** The country of an address, as the contract has it. Deterministic. */
export function addIpLocation(app: FastifyInstance): void {
  app.get<{ Params: { ip: string } }>('/ip-location/:ip/json', async (request, reply) => {
    const { ip } = request.params;
    if (isIP(ip) === 0) return reply.code(422).send({ error: 'not an address' });
    return { ip, country_code: countryOf(ip) } satisfies AnswerOf<'locateAddress'>;
  });
}
