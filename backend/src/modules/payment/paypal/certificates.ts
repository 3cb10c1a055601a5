import { X509Certificate } from 'node:crypto';
import { getCACertificates } from 'node:tls';
import { readBounded } from './read-bounded.ts';

export type CertificateSettings = {
  /** The only hosts (with port, if any) from which a certificate may be fetched. */
  certificateHosts: readonly string[];
  /** The name on a certificate must be this domain or one below it. */
  signerDomain: string;
  /** Only a simulator has its own root, and may use plain HTTP; null trusts Node's roots. */
  rootsUrl: string | null;
  now: () => Date;
  deadline?: () => AbortSignal;
};

const certificatePath = /\/v1\/notifications\/certs\/[A-Za-z0-9-]{1,100}$/;
const pem = /-----BEGIN CERTIFICATE-----[^-]{1,8000}-----END CERTIFICATE-----/g;
const mostBytes = 64 * 1024;
const longestChain = 5;
const mostKept = 8;
const mostUnderWay = 4;
const deadlineMs = 5000;

/** Certificates verified as the provider's, by their address. */
export function createCertificates(settings: CertificateSettings) {
  const { certificateHosts, signerDomain, rootsUrl, now, deadline = () => AbortSignal.timeout(deadlineMs) } = settings;
  const kept = new Map<string, X509Certificate[]>();
  const underWay = new Map<string, Promise<X509Certificate[] | null>>();

  /** Decided before any fetch, because a forged notice must not choose the address. */
  function mayFetch(address: string): boolean {
    if (address.length > 500 || !URL.canParse(address)) return false;
    const { href, protocol, host, pathname, username, password, search, hash } = new URL(address);
    return (
      href === address &&
      (protocol === 'https:' || (protocol === 'http:' && rootsUrl !== null)) &&
      certificateHosts.includes(host) &&
      certificatePath.test(pathname) &&
      username + password + search + hash === ''
    );
  }

  async function fetchCertificates(address: string): Promise<X509Certificate[]> {
    const response = await fetch(address, { redirect: 'error', signal: deadline() });
    const text = await readBounded(response, mostBytes);
    const blocks = response.ok ? (text.match(pem) ?? []) : [];
    return blocks.slice(0, longestChain).map((block) => new X509Certificate(block));
  }

  const readRoots = (): Promise<X509Certificate[]> | X509Certificate[] =>
    rootsUrl ? fetchCertificates(rootsUrl) : getCACertificates('default').map((root) => new X509Certificate(root));

  async function fetchProved(address: string): Promise<X509Certificate[] | null> {
    const chain = await fetchCertificates(address);
    if (!isSignerOf(chain[0], signerDomain)) return null;
    const proved = completeChain(chain, await readRoots());
    if (proved) keep(kept, address, proved);
    return proved;
  }

  function beginFetch(address: string): Promise<X509Certificate[] | null> {
    if (underWay.size >= mostUnderWay) return Promise.resolve(null);
    const fetched = fetchProved(address).finally(() => underWay.delete(address));
    underWay.set(address, fetched);
    return fetched;
  }

  return {
    /** Null if it is not the provider's, or cannot be fetched now; a notice comes again. */
    find: async (address: string): Promise<X509Certificate | null> => {
      if (!mayFetch(address)) return null;
      // Simultaneous copies share one fetch.
      const chain = kept.get(address) ?? (await (underWay.get(address) ?? beginFetch(address)));
      return chain && areValid(chain, now()) ? (chain[0] ?? null) : null;
    },
  };
}

function keep(kept: Map<string, X509Certificate[]>, address: string, chain: X509Certificate[]): void {
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(address, chain);
}

const areValid = (chain: X509Certificate[], now: Date) =>
  chain.every(({ validFromDate, validToDate }) => validFromDate <= now && now <= validToDate);

function isSignerOf(leaf: X509Certificate | undefined, domain: string): leaf is X509Certificate {
  const [, name = ''] = /^CN=([A-Za-z0-9.-]+)$/m.exec(leaf?.subject ?? '') ?? [];
  return leaf !== undefined && !leaf.ca && (name === domain || name.endsWith(`.${domain}`));
}

/** From the first certificate up to a trusted root, each issued by the next; null if there is no such chain. */
function completeChain(chain: X509Certificate[], roots: readonly X509Certificate[]): X509Certificate[] | null {
  const [leaf, ...others] = chain;
  if (!leaf) return null;
  const proved = [leaf];
  for (let last = leaf; proved.length <= longestChain; ) {
    const root = roots.find((candidate) => isIssuedBy(last, candidate));
    if (root) return [...proved, root];
    const next = others.find((candidate) => !proved.includes(candidate) && isIssuedBy(last, candidate));
    if (!next) return null;
    proved.push(next);
    last = next;
  }
  return null;
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
