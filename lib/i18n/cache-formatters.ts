/** Caches formatters: making one takes as long as formatting fifty texts. */
export function cacheFormatters<Wishes, Made>(make: (locale: string, wishes: Wishes) => Made) {
  const kept = new Map<string, Made>();
  return (locale: string, wishes: Wishes): Made => {
    const key = `${locale} ${JSON.stringify(wishes)}`;
    const made = kept.get(key) ?? make(locale, wishes);
    kept.set(key, made);
    return made;
  };
}
