import { foldName } from '@/lib/order/client-match';
import { type Contact, contactFields, importMaxRows, toContact } from './contact';

type Column = keyof Contact | 'fullName' | 'middleName';

/** Column headings of people, spreadsheets and address books, in our three languages together. */
const headings: Record<Column, string> = {
  givenName: 'nombre|nombre de pila|primer nombre|first name|given name|firstname|vorname|rufname',
  middleName: 'middle name|additional name|segundo nombre|zweiter vorname',
  familyName: 'apellidos|apellido|last name|surname|family name|lastname|nachname|familienname',
  fullName:
    'nombre completo|nombre y apellidos|name|full name|display name|anzeigename|vollstandiger name|clienta|cliente|client|customer|kundin|kunde|contacto|contact|kontakt',
  phone:
    'telefono|telefono movil|movil|numero|numero de telefono|celular|tel|phone|phone number|mobile|mobile phone|cell|whatsapp|telefon|telefonnummer|handy|handynummer|mobil|mobiltelefon|mobilnummer|phone 1 value|phone 2 value|home phone',
  email:
    'correo|correo electronico|direccion de correo|email|e mail|mail|email address|e mail address|e mail adresse|e mail 1 value|e mail 2 value',
  birthday:
    'cumpleanos|cumple|nacimiento|fecha de nacimiento|birthday|birth date|birthdate|date of birth|geburtstag|geburtsdatum',
  tags: 'etiquetas|etiqueta|grupo|grupos|tags|tag|labels|label|group|groups|group membership|gruppe|gruppen|etiketten|stichworter|schlagworter',
  notes: 'notas|nota|observaciones|comentarios|notes|note|comments|notizen|notiz|bemerkung|bemerkungen',
};
const columnOf = new Map(
  (Object.entries(headings) as [Column, string][]).flatMap(([column, words]) =>
    words.split('|').map((word) => [word, column] as const),
  ),
);

/**
 * Rows of cells, no more than `most`. Quoted cells may contain separators and line breaks; a doubled quote stands for
 * one.
 */
export function splitRows(text: string, separator: string, most: number): string[][] {
  const rows: string[][] = [];
  let [row, cell, isBlank, isQuoted]: [string[], string, boolean, boolean] = [[], '', true, false];
  const endCell = () => {
    row.push(cell);
    [cell, isBlank] = ['', true];
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each.trim())) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const sign = text[at] ?? '';
    const isQuote = sign === '"';
    if (isQuote && isQuoted && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuote && isQuoted) isQuoted = false;
    else if (isQuote && isBlank) [cell, isBlank, isQuoted] = ['', false, true];
    else if (!isQuoted && sign === separator) endCell();
    else if (!isQuoted && sign === '\n') endRow();
    else {
      cell += sign;
      isBlank &&= sign.trim() === '';
    }
  }
  if (rows.length < most) endRow();
  return rows;
}

const separators = ['\t', ';', ','] as const;
const looked = 20;

/** The separator that divides the first rows into the most cells, with the most equal counts. */
function findSeparator(text: string): string {
  const marks = separators.map((separator) => {
    const counts = splitRows(text, separator, looked).map(({ length }) => length);
    const alike = counts.filter((count) => count === counts[0]).length;
    return { separator, mark: (counts[0] ?? 1) > 1 ? alike * (counts[0] ?? 1) : 0 };
  });
  return marks.reduce((best, other) => (other.mark > best.mark ? other : best)).separator;
}

const isPhone = (cell: string) => /^['"=+()\d\s./-]+$/.test(cell) && cell.replace(/\D/g, '').length >= 6;
const isDay = (cell: string) =>
  /^(?:\d{4}-\d\d-\d\d|--\d\d-?\d\d|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4}|\.)?)$/.test(cell.trim());

/** The contacts of a table, with or without a heading row. */
export function readCsv(text: string): Contact[] {
  const said = text.match(/^sep=(.)\r?\n/i);
  const body = (said ? text.slice(said[0].length) : text).replace(/\r\n?/g, '\n');
  const [first = [], ...rest] = splitRows(body, said?.[1] ?? findSeparator(body), importMaxRows + 2);
  const columns = first.map((cell) => columnOf.get(foldName(cell)) ?? null);
  const isHeading = columns.some(Boolean) && !first.some((cell) => cell.includes('@') || isPhone(cell));
  if (!isHeading) return first.length > 0 ? [first, ...rest].map(guessRow) : [];
  return rest.map((row) => readRow(row, asNamed(columns)));
}

/** Without a column for family names "nombre" is the whole name; beside "Vorname" alone "Name" is the family name. */
function asNamed(columns: (Column | null)[]): (Column | null)[] {
  if (columns.includes('familyName')) return columns;
  const both = columns.includes('givenName') && columns.includes('fullName');
  return columns.map((column) => {
    if (both) return column === 'fullName' ? 'familyName' : column;
    return column === 'givenName' ? 'fullName' : column;
  });
}

function readRow(row: string[], columns: (Column | null)[]): Contact {
  const cell = (column: Column) => row.find((each, at) => columns[at] === column && each.trim()) ?? '';
  const said = Object.fromEntries(contactFields.map((field) => [field, cell(field)]));
  // A whole name already contains the middle name.
  const givenName = said.givenName && `${said.givenName} ${cell('middleName')}`;
  return toContact({ ...said, fullName: cell('fullName'), givenName });
}

/** Each cell is guessed by its form. */
function guessRow(row: string[]): Contact {
  const email = row.find((cell) => cell.includes('@')) ?? '';
  const birthday = row.find(isDay) ?? '';
  const phone = row.find((cell) => isPhone(cell) && cell !== birthday) ?? '';
  const texts = row.filter((cell) => cell.trim() && ![email, birthday, phone].includes(cell));
  const [one = '', two, ...more] = texts;
  const name = two === undefined ? { fullName: one } : { givenName: one, familyName: two };
  return toContact({ ...name, phone, email, birthday, notes: more.join('\n') });
}
