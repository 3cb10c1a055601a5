const maxLength = 155;

/** Shortens a text to what search results show, ending at a sentence or a word. */
export function shorten(text: string, length = maxLength): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const start = plain.slice(0, length);
  const sentence = /^.*[.!?](?=\s)/.exec(`${start} `)?.[0] ?? '';
  if (sentence.length >= length / 2) return sentence;
  const words = start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '');
  return `${words || start.slice(0, -1)}…`;
}
