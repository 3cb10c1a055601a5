import { articleCodePattern, orderLineMaxQuantity } from '@/contract/rules';
import { matchClient } from '@/lib/order/client-match';
import type { Person } from '@/lib/order/order-line';
import type { PastedClient, PastedLine } from './pasted-line';
import {
  bareSize,
  doubts,
  fillers,
  forPerson,
  labelledCode,
  labelledSize,
  labels,
  minus,
  nameStops,
  noise,
  plain,
  quantities,
  selfWords,
  toNumber,
} from './pasted-words';

const codeShape = new RegExp(articleCodePattern);

/** Three digits at least, and not a size like 100C. */
export const isCode = (token: string) =>
  token.length >= 4 && codeShape.test(token) && /(?:\d.*){3}/.test(token) && !bareSize.test(token.toLowerCase());

/** Reads the lines of one chat message; a name alone in a line applies to the lines that follow. */
export function readChat(text: string, clients: Person[]): PastedLine[] {
  let heading: PastedClient = null;
  return text.split(/\r?\n/).flatMap((raw) => {
    const { sender, body } = cutSender(raw);
    const line = tidy(body);
    if (!line) return [];
    const named = readHeading(line);
    if (named) {
      heading = named;
      return [];
    }
    const { prefix, rest } = cutPrefix(line);
    const trouble = minus.test(body) ? 'quantity' : null;
    const known = sender === null ? null : matchClient(sender, clients);
    const spoken = prefix ?? heading ?? (known && { name: known.name });
    const parts = joinTwins(splitParts(rest).map((part) => readPart(part, raw.trim(), clients)));
    // "10423 y 10424 para Ana": the last name applies to the parts before it.
    return parts.map((part, at) => ({
      ...part,
      client: part.client ?? parts.slice(at + 1).find(({ client }) => client)?.client ?? spoken,
      trouble: part.trouble ?? trouble,
    }));
  });
}

/** The same code twice in a line, without any difference, may be a slip or two pieces: it is a question. */
function joinTwins(parts: PastedLine[]): PastedLine[] {
  const same = ({ code, size, words, client }: PastedLine) => JSON.stringify([code, size, words, client]);
  const groups = Map.groupBy(parts, (part) => (part.code ? same(part) : part));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const quantity = group.reduce((sum, part) => sum + part.quantity, 0);
    return [{ ...first, quantity, trouble: isQuantity(quantity) ? ('twice' as const) : ('quantity' as const) }];
  });
}

// "[21/11/26, 10:15:03] Ana: …", "21/11/26 10:15 - Ana Belén: …"
const chatHead =
  /^\W*\[?\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\]?\s*[-–]?\s*([^:]{1,60}):\s*(.*)$/iu;

function cutSender(raw: string): { sender: string | null; body: string } {
  const [, sender, body] = chatHead.exec(raw) ?? [];
  return sender === undefined || body === undefined ? { sender: null, body: raw } : { sender, body };
}

const tidy = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Extended_Pictographic}|\ufe0f|[\u200b\u200c\u200e\u200f\u2060]|\u200d/gu, ' ')
    .replace(/^[\s\-–—•·*>✓✔]+(?=\S)/u, '')
    .replace(/^\d{1,2}[.)]\s+(?=\S)/, '')
    // "3x10423", "10423x3".
    .replace(/(?<![\p{L}\d-])(\d+)[x×*](?=\p{L}{0,3}\d{3,})/giu, '$1 x ')
    .replace(/(?<=\d{4,})[x×*](?=\d+(?![\p{L}\d]))/giu, ' x')
    .replace(/\s+/g, ' ')
    .trim();

/** "Para Ana:", "Ana Belén:", "For Ana". */
function readHeading(line: string): PastedClient {
  if (/\d/.test(line) || line.split(' ').length > 5) return null;
  const said = forPerson.exec(plain(line));
  if (said?.index === 0) return toClient(line.slice(said[0].length));
  return line.endsWith(':') ? toName(line.slice(0, -1)) : null;
}

/** "Ana: 2 x 10423", "Pili (new) 2 x 10423". */
function cutPrefix(line: string): { prefix: PastedClient; rest: string } {
  const [, before, rest] = /^([^\d:(]{2,40})(?::|\((?:nueva?|new|neue?)\):?)\s*(.*\d.*)$/iu.exec(line) ?? [];
  const prefix = before === undefined ? null : toName(before);
  return prefix && rest !== undefined ? { prefix, rest } : { prefix: null, rest: line };
}

function toName(text: string): PastedClient {
  const bare = text.replace(/^(?:pedido|order|bestellung)\s+(?:de|para|for|of|von|fur|für)\s+/iu, '').trim();
  const first = plain(bare).split(' ')[0] ?? '';
  return labels.has(first.replace(/\W+$/, '')) ? null : toClient(bare);
}

function toClient(text: string): PastedClient {
  const written = /^[\p{L}][\p{L}.'’ -]*/u.exec(text.trim())?.[0] ?? '';
  const stop = nameStops.exec(plain(written));
  const name = (stop ? written.slice(0, stop.index) : written).replace(/[\s.:-]+$/u, '').slice(0, 60);
  if (!name) return null;
  return selfWords.has(plain(name)) ? 'self' : { name };
}

const codesIn = (text: string) =>
  [...text.matchAll(/[\da-z-]+/giu)].filter(
    ({ 0: token, index }) =>
      isCode(token) && !/^\d{9,}$/.test(token) && !(/^\d+$/.test(token) && isTimes(text.slice(index + token.length))),
  );
/** "9999 x 10423": a number that multiplies a code is no code. */
const isTimes = (after: string) => isCode(/^\s*[x×*]\s*([\da-z-]+)/iu.exec(after)?.[1] ?? '');

/** One part per code, when a line names several. */
function splitParts(line: string): string[] {
  const clean = dropNoise(joinDigits(line));
  if (codesIn(clean).length < 2) return [clean];
  const parts: string[] = [];
  for (const piece of clean.split(/[,;+]|\s(?:y|e|and|und|&)\s/iu)) {
    const last = parts.at(-1);
    // "10423, talla 85B": a piece without a code belongs to the one before it, and at the start to the next one.
    if (last === undefined || (codesIn(last).length > 0 && codesIn(piece).length > 0)) parts.push(piece);
    else parts[parts.length - 1] = `${last} ${piece}`;
  }
  return parts.flatMap(splitAtCodes);
}

/** "2 x 10423 3 x 10424". */
function splitAtCodes(part: string): string[] {
  const cuts = codesIn(part)
    .slice(1)
    .map(({ index }) => {
      const before = /(?<!\d)(?:\d{1,4}\s*(?:x|×|\*|del?|of|vom|von)?\s*)$/iu.exec(part.slice(0, index));
      return before ? before.index : index;
    });
  return [0, ...cuts].map((from, at) => part.slice(from, cuts[at] ?? part.length).trim());
}

const dropNoise = (text: string) =>
  noise.reduce((left, pattern) => {
    const places = [...plain(left).matchAll(pattern)];
    return places.reduceRight(
      (kept, { index, 0: found }) => `${kept.slice(0, index)} ${kept.slice(index + found.length)}`,
      left,
    );
  }, text);

/** How people group the six or eight digits of a code; nine digits in threes are a phone number. */
const partings = new Set(['33', '222', '332', '323', '233', '2222']);

/** A phone writes 10.423 and people write 48 21 57. */
function joinDigits(line: string): string {
  const joined = line.replace(/(?<![\d.,])(\d{2,3})\.(\d{3})(?![\d.,]|\s*€)/g, '$1$2');
  if (codesIn(joined).length > 0) return joined;
  return joined.replace(/(?<![+\d])\d{2,3}(?: \d{2,3})+(?!\d)/g, (run) => {
    const groups = run.split(' ');
    return partings.has(groups.map(({ length }) => length).join('')) ? groups.join('') : run;
  });
}

/** Removes the first match of a pattern from the text. */
function take(text: string, pattern: RegExp): { found: string | null; left: string } {
  const match = pattern.exec(plain(text));
  if (!match) return { found: null, left: text };
  return {
    found: match[1] ?? match[0],
    left: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`,
  };
}

function readPart(part: string, source: string, clients: Person[]): PastedLine {
  const blank = { source, code: '', quantity: 1, size: null, words: '', client: null };
  const { client, left: withoutClient } = takeClient(part);
  const { found: size, left: withoutSize } = take(withoutClient, labelledSize);
  const { code, left } = takeCode(withoutSize);
  if (!code) return { ...blank, client, trouble: 'noCode' };
  const { quantity, left: rest } = takeQuantity(left);
  const tokens = rest.match(/[\p{L}\d][\p{L}\d/'-]*/gu) ?? [];
  const isSize = (token: string) => bareSize.test(token.toLowerCase()) && (token.length > 1 || /[SML]/.test(token));
  const said = size ?? tokens.find(isSize) ?? null;
  const isSaid = (token: string) => isSize(token) && toSize(token) === toSize(said ?? '');
  const words = tokens.filter((token) => !isSaid(token) && !fillers.has(plain(token)));
  const someone = client ?? null;
  const known = someone ? null : words.length > 0 && matchClient(words.join(' '), clients);
  return {
    source,
    code: code.toUpperCase(),
    quantity,
    size: said && toSize(said),
    words: known ? '' : words.join(' '),
    client: someone ?? (known ? { name: known.name } : null),
    trouble: doubts.test(plain(part)) ? 'doubt' : isQuantity(quantity) ? null : 'quantity',
  };
}

export const isQuantity = (value: number) => Number.isInteger(value) && value >= 1 && value <= orderLineMaxQuantity;
export const toSize = (text: string) => text.toUpperCase().replaceAll(' ', '').replace('/', '-');

function takeClient(part: string): { client: PastedClient; left: string } {
  const said = forPerson.exec(plain(part));
  if (!said) return { client: null, left: part };
  const after = part.slice(said.index + said[0].length);
  const client = toClient(after);
  const length = client === 'self' ? (/^\S+/.exec(after)?.[0].length ?? 0) : (client?.name.length ?? 0);
  return { client, left: `${part.slice(0, said.index)} ${after.slice(length)}` };
}

function takeCode(text: string): { code: string | null; left: string } {
  const said = take(text, labelledCode);
  if (said.found) return { code: said.found, left: said.left };
  const [first] = codesIn(text);
  if (!first) return { code: null, left: text };
  // The mark keeps the two sides apart: a number in front is a quantity.
  return { code: first[0], left: `${text.slice(0, first.index)} | ${text.slice(first.index + first[0].length)}` };
}

function takeQuantity(text: string): { quantity: number; left: string } {
  for (const pattern of quantities) {
    const { found, left } = take(text, pattern);
    if (found) return { quantity: toNumber(found), left };
  }
  // A number after the code that is no size: "10423 2", "10423 - 2".
  const { found, left } = take(text, /(?<![\p{L}\d])(\d{1,2}|\d{4})(?![\p{L}\d])/u);
  if (found) return { quantity: Number(found), left };
  return { quantity: 1, left: text };
}
