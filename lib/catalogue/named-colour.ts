type NamedColour = { code: string; name: string; picture: unknown };

/** Words in lower case, without accents. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\d]+/gu) ?? [];

const shortestStem = 3;
const longestEnding = 2;

/** The same word apart from its ending: negro and negras, schwarz and schwarzer. */
function isForm(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same >= shortestStem && Math.max(one.length, other.length) - same <= longestEnding;
}

/** The colour of a style that a text names best; of equal ones the first. */
export function findNamedColour(colours: NamedColour[], text: string): string | undefined {
  const asked = wordsOf(text);
  let best: { code: string; hits: number } | undefined;
  for (const { code, name, picture } of colours) {
    const hits = wordsOf(name).filter((word) => asked.some((each) => isForm(word, each))).length;
    if (picture && hits > (best?.hits ?? 0)) best = { code, hits };
  }
  return best?.code;
}
