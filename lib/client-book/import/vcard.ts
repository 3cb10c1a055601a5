import { messageMaxLength } from '@/contract/rules';
import { decodeText } from '@/lib/pad/text-file';
import { type Contact, importMaxRows, toContact } from './contact';

type Property = { name: string; kinds: string; value: string };

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text);

/** Contacts of a phone's address book: vCard 3 and 4, and 2.1, which many Android phones still write. */
export function readVcards(text: string): Contact[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  const cards: Property[][] = [];
  for (let at = 0; at < lines.length && cards.length <= importMaxRows; at += 1) {
    const parts = [lines[at] ?? ''];
    // A quoted-printable text continues when its line ends with an equals sign.
    if (/^[^:]*QUOTED-PRINTABLE/i.test(parts[0] ?? ''))
      while (parts.at(-1)?.endsWith('=') && at + 1 < lines.length) {
        at += 1;
        parts.push(lines[at] ?? '');
      }
    const line = parts.map((part, place) => (place < parts.length - 1 ? part.slice(0, -1) : part)).join('');
    if (/^BEGIN:VCARD\s*$/i.test(line)) cards.push([]);
    else cards.at(-1)?.push(...toProperty(line));
  }
  return cards.map(toContactOf).filter((contact) => Object.values(contact).some(Boolean));
}

const written = /^(?:[\w-]+\.)?(N|FN|TEL|EMAIL|BDAY|NOTE|CATEGORIES)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/is;

function toProperty(line: string): Property[] {
  const [, name = '', kinds = '', raw = ''] = line.match(written) ?? [];
  if (!name) return [];
  const value = /QUOTED-PRINTABLE/i.test(kinds) ? fromQuotedPrintable(raw.slice(0, 6 * messageMaxLength)) : raw;
  return [{ name: name.toUpperCase(), kinds: kinds.toUpperCase(), value }];
}

/** Decodes bytes together, because several may form one character. */
function fromQuotedPrintable(text: string): string {
  const bytes = [...text.matchAll(/=([\dA-F]{2})|([\s\S])/gi)].flatMap(([, code, sign = '']) =>
    code ? [Number.parseInt(code, 16)] : [...new TextEncoder().encode(sign)],
  );
  return decodeText(new Uint8Array(bytes).buffer);
}

const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

function toContactOf(card: Property[]): Contact {
  const all = (name: string) => card.filter((one) => one.name === name);
  const first = (name: string) => all(name).find(({ value }) => value.trim())?.value ?? '';
  const [family = '', given = '', middle = ''] = (first('N').match(/(?:\\.|[^;\\])*;?/gs) ?? []).map((part) =>
    unescaped(part.replace(/;$/, '')),
  );
  const phones = all('TEL').filter(({ value }) => value.trim());
  const phone = phones.find(({ kinds }) => /CELL|MOBILE|PREF/.test(kinds)) ?? phones[0];
  return toContact({
    givenName: `${given} ${middle}`.trim(),
    familyName: family,
    fullName: unescaped(first('FN')),
    phone: unescaped(phone?.value ?? '').replace(/^tel:/i, ''),
    email: unescaped(first('EMAIL')).replace(/^mailto:/i, ''),
    birthday: first('BDAY'),
    tags: all('CATEGORIES')
      .map(({ value }) => unescaped(value))
      .join(','),
    notes: unescaped(first('NOTE')),
  });
}
