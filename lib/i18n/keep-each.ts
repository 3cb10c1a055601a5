/** The same formatter for the same wishes: to make one takes as long as to say fifty texts with it. */
export function keepEach<Options, Made>(make: (locale: string, options: Options) => Made) {
  const kept = new Map<string, Made>();
  return (locale: string, options: Options): Made => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const made = kept.get(key) ?? make(locale, options);
    kept.set(key, made);
    return made;
  };
}
