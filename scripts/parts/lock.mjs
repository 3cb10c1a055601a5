/**
 * What the lock file leaves open: what a package is, or that it is what it was when we chose it. Packages of other
 * platforms count: whoever works there installs them from this file.
 */
export function readLock({ packages }) {
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.link) return [];
    return [
      ...(entry.version ? [] : [`${place} has no version`]),
      ...(entry.resolved ? [`${place} names a host: npm install --omit-lockfile-registry-resolved leaves it out`] : []),
      ...(entry.integrity?.startsWith('sha512-')
        ? []
        : [`${place} has no sha512: taken out of the file, npm install --package-lock-only writes it anew`]),
    ];
  });
}
