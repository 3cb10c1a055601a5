// What `npm ci` takes from the lock file where the shop runs: Linux with glibc.
const ours = { os: ['linux'], cpu: ['x64', 'arm64'], libc: ['glibc'] };

const isOurs = (entry) =>
  Object.entries(ours).every(([what, own]) => !entry[what] || entry[what].some((name) => own.includes(name)));

/**
 * What the lock file leaves open: what a package is, or that it is what it was when we chose it. `elsewhere` are
 * packages of other platforms without a hash: a registry that does not carry them cannot tell it, and npm leaves them
 * out without a word.
 */
export function readLock({ packages }) {
  const problems = [];
  const elsewhere = [];
  for (const [place, entry] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || entry.link) continue;
    if (!entry.version) problems.push(`${place} has no version`);
    if (entry.resolved)
      problems.push(`${place} names a host: npm install --omit-lockfile-registry-resolved leaves it out`);
    if (entry.integrity?.startsWith('sha512-')) continue;
    if (entry.optional && !isOurs(entry)) elsewhere.push(place);
    else problems.push(`${place} has no sha512`);
  }
  return { problems, elsewhere };
}
