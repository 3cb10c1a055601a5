/**
 * Entries of the lock file that do not pin a version or a checksum. Packages of other platforms count, because they
 * are installed from this file too.
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
