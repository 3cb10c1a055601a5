import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Contact, contactFields, importMaxBytes, importMaxRows, toContact } from './contact';
import { readContacts } from './read-contacts';

const bytesOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'utf8')).buffer;
const latin = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'latin1')).buffer;
const read = (text: string) => {
  const found = readContacts(bytesOf(text));
  return found.ok ? found.contacts : found.problem;
};
const nuria: Partial<Contact> = { givenName: 'Núria', familyName: 'Pons', phone: '600111222' };

test.each([
  ['Spanish, from a spreadsheet', 'Nombre;Apellidos;Teléfono móvil;Correo\r\nNúria;Pons;600111222;n@example.com\r\n'],
  ['English, with tabs', 'First name\tLast name\tMobile\tE-mail\nNúria\tPons\t600111222\tn@example.com'],
  ['German, with commas', 'Vorname,Nachname,Handynummer,E-Mail\n"Núria","Pons","600111222","n@example.com"'],
  ['one column of names', 'Nombre,Móvil,Correo\nNúria Pons,600111222,n@example.com'],
  ['German, where "Name" is the family’s', 'Name;Vorname;Telefon;Mail\nPons;Núria;600111222;n@example.com'],
  ['no heading', 'Núria Pons;600111222;n@example.com\nAna Mora;600333444;a@example.com'],
  ['a spreadsheet’s own first line', 'sep=;\r\nNombre;Apellidos;Tel;Mail\r\nNúria;Pons;600111222;n@example.com'],
  ['Google', 'First Name,Last Name,E-mail 1 - Value,Phone 1 - Value\nNúria,Pons,n@example.com,600111222 ::: 93111'],
])('contacts are read from a table: %s', (_, text) => {
  const found = read(text);
  expect(Array.isArray(found) && found[0]).toMatchObject({ ...nuria, email: 'n@example.com' });
});

test('of a Google export the middle name is kept and its own groups are left out', () => {
  const found = read('First Name,Middle Name,Last Name,Labels\nNúria,Mar,Pons,* myContacts ::: Oficina ::: * starred');
  expect(found).toMatchObject([{ givenName: 'Núria Mar', familyName: 'Pons', tags: 'Oficina' }]);
  expect(read('Name,Additional Name\nNúria Mar Pons,Mar')).toMatchObject([
    { givenName: 'Núria', familyName: 'Mar Pons' },
  ]);
});

test('windows-1252, quoted line breaks and formula guards of spreadsheets are read correctly', () => {
  const found = readContacts(latin('Nombre;Apellidos;Teléfono;Notas\r\nNúria;Peña;\'+34600111222;"uno\r\n""dos"""'));
  expect(found).toMatchObject({ contacts: [{ familyName: 'Peña', phone: '+34600111222', notes: 'uno\n"dos"' }] });
  expect(read('Nombre;Teléfono\nNúria;="600111222"')).toMatchObject([{ phone: '600111222' }]);
});

test('a phone’s address book is read in each version of its format', () => {
  const card = (version: string, ...lines: string[]) =>
    ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');
  const found = read(
    card(
      '3.0',
      'N:Pons;Núria;;;',
      'FN:Núria Pons',
      'item1.TEL;type=pref:600111222',
      'BDAY:1604-05-17',
      'NOTE:a\\, b\\nc',
    ) +
      card(
        '4.0',
        'FN:Ana Mora',
        'TEL;VALUE=uri;TYPE="home,voice":tel:+34-911',
        'TEL;TYPE=cell:+34 600 1',
        'BDAY:--0302',
      ) +
      card(
        '2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Mu=C3=B1oz;In=C3=\r\n=A9s;;;',
        'EMAIL;HOME:i@example.com',
      ) +
      card('4.0', 'FN:Eva', 'NOTE:long ', ' er', 'PHOTO:data:image/jpeg;base64,AAAA'),
  );
  expect(found).toMatchObject([
    { ...nuria, birthday: '17/05', notes: 'a, b\nc' },
    { givenName: 'Ana', familyName: 'Mora', phone: '+34 600 1', birthday: '02/03' },
    { givenName: 'Inés', familyName: 'Muñoz', email: 'i@example.com' },
    { givenName: 'Eva', notes: 'long er' },
  ]);
});

test('a file that is too large, too long, not text or empty is refused', () => {
  expect(readContacts(new ArrayBuffer(importMaxBytes + 1))).toEqual({ ok: false, problem: 'tooLarge' });
  expect(read('Ana\n'.repeat(importMaxRows + 1))).toBe('tooMany');
  expect(read('Ana\n'.repeat(importMaxRows))).toHaveLength(importMaxRows);
  expect(read('PK\u0003\u0004\0\0')).toBe('noText');
  expect(read('Nombre;Teléfono\n\n')).toBe('empty');
  expect(read('')).toBe('empty');
});

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const word = fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,20}$/).filter((text) => /^\p{L}+$/u.test(text));
const aContact = fc.record({
  givenName: word,
  familyName: word,
  phone: fc.stringMatching(/^\+[1-9]\d{8,11}$/),
  email: fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.(com|es|de)$/),
  birthday: fc.constantFrom('', '17/05', '01/12'),
  tags: fc.constantFrom('', 'oficina', 'a, b'),
  notes: fc
    .string({ unit: fc.constantFrom('a', '"', ';', ',', '\t', '\n', ' ', 'ñ', '<', '=') })
    .map((text) => toContact({ notes: text }).notes),
});

test('quoted cells come back unchanged, with any separator', () => {
  fc.assert(
    fc.property(
      fc.array(aContact, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t'),
      (contacts, cut) => {
        const heads = ['Nombre', 'Apellidos', 'Teléfono', 'Correo', 'Cumpleaños', 'Etiquetas', 'Notas'];
        const rows = contacts.map((contact) => contactFields.map((field) => quoted(contact[field])).join(cut));
        expect(read([heads.join(cut), ...rows].join('\r\n'))).toEqual(contacts);
      },
    ),
    { numRuns: 200 },
  );
});
