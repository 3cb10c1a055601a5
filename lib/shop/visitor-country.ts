import 'server-only';
import { isIP } from 'node:net';
import { headers } from 'next/headers';
import { type AnswerOf, calls } from '@/contract/calls/table';
import { countryPattern } from '@/contract/rules';
import { settings } from '@/lib/env';
import { callAddress } from '@/lib/http/call-input';
import { createCircuitBreaker } from '@/lib/http/circuit-breaker';

/** The time that a page waits for the suggestion, which it can do without. */
const usualPatienceMs = 300;
const mostKept = 500;

const path = calls.find(({ verb }) => verb === 'locateAddress')?.path ?? '';
const isCountry = new RegExp(countryPattern);
const breaker = createCircuitBreaker({ failures: 3, restMs: 60_000 });
const kept = new Map<string, string | null>();

/**
 * The country where a visitor seems to be: a suggestion, never a decision. Requested only for a visitor who has to
 * choose a country, with the network instead of the full address; failures are not shown.
 */
export async function guessCountry(patienceMs = usualPatienceMs): Promise<string | null> {
  const { ipLocationUrl } = settings();
  const address = toCoarseIp((await headers()).get('x-forwarded-for') ?? '');
  if (ipLocationUrl === null || !address) return null;
  const known = kept.get(address);
  if (known !== undefined) return known;
  if (!breaker.allows()) return null;
  try {
    const country = await locate(ipLocationUrl + callAddress(path, { params: { ip: address } }), patienceMs);
    breaker.succeeded();
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(address, country);
    return country;
  } catch {
    breaker.failed();
    return null;
  }
}

async function locate(url: string, patienceMs: number): Promise<string | null> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (answer.status >= 500) throw new Error(`the service answers ${answer.status}`);
  const said: Partial<AnswerOf<'locateAddress'>> | null = answer.ok ? await answer.json() : null;
  const country = String(said?.country_code ?? '');
  return isCountry.test(country) ? country : null;
}

/**
 * An address without the part that identifies a single connection, which is enough to find a country: the first three
 * numbers of IPv4, the first 48 bits of IPv6. Null for an invalid address.
 */
export function toCoarseIp(address: string): string | null {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) === 4)
    return isIP(mapped ?? address) === 4 ? (mapped ?? address).replace(/\d+$/, '0') : null;
  if (isIP(address) !== 6) return null;
  // URL parsing writes each address in its one short form.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const zeros = 8 - groups(head).length - groups(tail).length;
  const site = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 3);
  return new URL(`http://[${site.join(':')}::]`).hostname.slice(1, -1);
}
