import { inflateSync } from 'node:zlib';

// Reads the codes of our papers: the squares of a page, then the text that they say (ISO/IEC 18004), without repairing.

type Square = { x: number; y: number; width: number; height: number };

/** The dark squares of a PDF's first page that are in no frame, and their module grid, or null. */
export function readQr(bytes: Buffer): { text: string; level: 'L' | 'M' | 'Q' | 'H'; millimetres: number } | null {
  const squares = squaresOf(bytes);
  if (squares.length === 0) return null;
  const unit = Math.min(...squares.map(({ height }) => height));
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const wide = Math.max(...squares.map(({ x, width }) => x + width)) - left;
  const size = Math.round(wide / unit);
  const dark = new Set<string>();
  for (const { x, y, width } of squares)
    for (let step = 0; step < Math.round(width / unit); step += 1)
      dark.add(`${Math.round((x - left) / unit) + step} ${Math.round((y - top) / unit)}`);
  return { ...decode(size, (x, y) => dark.has(`${x} ${y}`)), millimetres: (wide / 72) * 25.4 };
}

function squaresOf(bytes: Buffer): Square[] {
  const text = bytes.toString('latin1');
  const [page = ''] = [...text.matchAll(/obj\n([\s\S]*?)\nendobj/g)].flatMap(([, body = '']) =>
    /\/Type \/Page\b/.test(body) ? body : [],
  );
  const content = /\/Contents (\d+) 0 R/.exec(page)?.[1];
  const [, data = ''] =
    new RegExp(`^${content} 0 obj\\n[\\s\\S]*?stream\\n([\\s\\S]*?)\\nendstream`, 'm').exec(text) ?? [];
  const drawn = inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  return [...drawn.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...at]) => {
    const [x = 0, y = 0, width = 0, height = 0] = at.map(Number);
    return { x, y, width, height };
  });
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const levels = ['M', 'L', 'H', 'Q'] as const;
/** Of level M: codewords of repair in a block, and blocks, by version. */
const repair = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const blocks = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

function readFormat(isDark: (x: number, y: number) => boolean) {
  const places: [number, number][] = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((y): [number, number] => [8, y]),
    ...[7, 5, 4, 3, 2, 1, 0].map((x): [number, number] => [x, 8]),
  ];
  const format = places.reduce((bits, [x, y], at) => bits | (Number(isDark(x, y)) << at), 0) ^ 0x5412;
  return { level: levels[format >> 13] ?? 'M', mask: masks[(format >> 10) & 7] };
}

function decode(size: number, isDark: (x: number, y: number) => boolean) {
  const version = (size - 17) / 4;
  const { level, mask } = readFormat(isDark);
  if (level !== 'M' || !repair[version] || !mask) throw new Error(`version ${version}, level ${level} is not read`);
  const isData = dataModules(size, version);
  const bits: number[] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (isData(x, y)) bits.push(Number(isDark(x, y) !== mask(x, y)));
      }
  }
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  const said = inOrder(codewords, version)
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  if (said.slice(0, 4) !== '0100') throw new Error('Only text in bytes is read');
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(said.slice(4, 4 + lengthBits), 2);
  const bytes = Array.from({ length }, (_, at) =>
    Number.parseInt(said.slice(4 + lengthBits + at * 8, 12 + lengthBits + at * 8), 2),
  );
  return { text: Buffer.from(bytes).toString('utf8'), level };
}

/** Takes the blocks apart, which are written by turns, and leaves the repair out. */
function inOrder(codewords: number[], version: number): number[] {
  const count = blocks[version] ?? 1;
  const short = Math.floor(codewords.length / count) - (repair[version] ?? 0);
  const longer = codewords.length % count;
  const parts: number[][] = Array.from({ length: count }, () => []);
  let at = 0;
  for (let row = 0; row <= short; row += 1)
    for (const [place, part] of parts.entries())
      if (row < short || place >= count - longer) part.push(codewords[at++] ?? 0);
  return parts.flat();
}

/** Which modules carry data: none of finders, timing, alignment, format and version. */
function dataModules(size: number, version: number) {
  const align = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + align * 3 + 5) / (align * 4 - 4)) * 2;
  const centres = version === 1 ? [] : [6, ...Array.from({ length: align - 1 }, (_, at) => size - 7 - at * step)];
  const isCorner = (x: number, y: number) =>
    (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
  return (x: number, y: number): boolean => {
    if (x === 6 || y === 6) return false;
    if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return false;
    if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return false;
    return !centres.some((cx) =>
      centres.some((cy) => !isCorner(cx, cy) && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2),
    );
  };
}
