/** Text that is HTML already; only `html` makes it. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

export type HtmlPart = Html | string | number | null | readonly HtmlPart[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function toText(piece: HtmlPart): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(toText).join('') : escapeHtml(String(piece));
}

/** Escapes every value that was not made by `html`, so that no input becomes an element. */
export const html = (strings: TemplateStringsArray, ...pieces: HtmlPart[]): Html =>
  new Html(strings.reduce((before, after, at) => `${before}${toText(pieces[at - 1] ?? null)}${after}`));
