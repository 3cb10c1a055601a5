/** The same for the same wishes: to make a formatter takes as long as to say fifty texts with it. */
export function keepEach<Wishes, Made>(make: (locale: string, wishes: Wishes) => Made) {
  const kept = new Map<string, Made>();
  return (locale: string, wishes: Wishes): Made => {
    const key = `${locale} ${JSON.stringify(wishes)}`;
    const made = kept.get(key) ?? make(locale, wishes);
    kept.set(key, made);
    return made;
  };
}
