import { inflateSync } from 'node:zlib';

/** The content of one of our PDFs: texts page by page, one per line, and metadata. */
export function readPdf(bytes: Buffer) {
  const text = bytes.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  const all = [...objects.values()];
  const streamOf = (id: string) => toStream(objects.get(id) ?? '');
  const [, fonts = ''] = /\/Font <<([\s\S]*?)>>/.exec(text) ?? [];
  const letters = new Map(
    [...fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, cmap = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      return [name, toLetters(streamOf(cmap))];
    }),
  );
  const pages = all.filter((body) => /\/Type \/Page\b/.test(body));
  return {
    pages: pages.map((page) => toTexts(streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''), letters)),
    tags: all.flatMap((body) => /\/S \/(\w+)/.exec(body)?.[1] ?? []),
    language: /\/Lang \((.*?)\)/.exec(text)?.[1],
    sizes: pages.map((page) => /\/MediaBox \[(.*?)\]/.exec(page)?.[1]),
  };
}

function toStream(body: string): string {
  const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

/** By the number of a glyph in the subset. */
function toLetters(cmap: string): Map<number, string> {
  const ranges = [...cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)];
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<(.*?)>/g)].map(([, units = ''], at): [number, string] => [
        Number.parseInt(first, 16) + at,
        units.replaceAll(/([0-9a-f]{4}) ?/g, (_, unit) => String.fromCharCode(Number.parseInt(unit, 16))),
      ]),
    ),
  );
}

function toTexts(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string[] {
  let letters = new Map<number, string>();
  const texts: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters;
    const hex = [...(shown ?? '').matchAll(/<(.*?)>/g)].map(([, part]) => part).join('');
    if (shown !== undefined)
      texts.push(hex.replaceAll(/.{4}/g, (glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '\ufffd'));
  }
  return texts;
}
