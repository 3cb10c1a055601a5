import 'server-only';
import { headers } from 'next/headers';
import { type AnswerOf, calls } from '@/contract/calls/table';
import { countryPattern } from '@/contract/rules';
import { settings } from '@/lib/env';
import { createBreaker } from '@/lib/http/breaker';
import { callAddress } from '@/lib/http/call-address';
import { toCoarse } from './coarse-address';

/** The time that a page waits for the suggestion, which it can do without. */
const usualPatienceMs = 300;
const mostKept = 500;

const path = calls.find(({ verb }) => verb === 'locateAddress')?.path ?? '';
const isCountry = new RegExp(countryPattern);
const breaker = createBreaker({ failures: 3, restMs: 60_000 });
const kept = new Map<string, string | null>();

/**
 * The country where a visitor seems to be: a suggestion, never a decision. Requested only for a visitor who has to
 * choose a country, with the network instead of the full address; failures are not shown.
 */
export async function guessCountry(patienceMs = usualPatienceMs): Promise<string | null> {
  const { ipLocationUrl } = settings();
  const address = toCoarse((await headers()).get('x-forwarded-for') ?? '');
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
