import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsePastedLines } from './pasted-lines';

const clients = [
  { id: '1', name: 'Ana Belén Ortiz' },
  { id: '2', name: 'Lucía Gómez' },
  { id: '3', name: 'Grit Müller' },
];

/** code, quantity, size, client */
const brief = (text: string) =>
  parsePastedLines(text, clients).map(({ code, quantity, size, client, trouble }) =>
    trouble ? [trouble, code] : [code, quantity, size, client === 'self' || client === null ? client : client.name],
  );

describe('N02 F098 one line of a chat', () => {
  test.each([
    ['2 del 10423 talla 85B para Ana', ['10423', 2, '85B', 'Ana']],
    ['2x 10423', ['10423', 2, null, null]],
    ['10423 x2', ['10423', 2, null, null]],
    ['3x10423 para Ana', ['10423', 3, null, 'Ana']],
    ['10423x3 talla 85B', ['10423', 3, '85B', null]],
    ['10423 x 2', ['10423', 2, null, null]],
    ['10423 × 12', ['10423', 12, null, null]],
    ['10423', ['10423', 1, null, null]],
    ['10423 2', ['10423', 2, null, null]],
    ['10423 - 2', ['10423', 2, null, null]],
    ['10423 (3)', ['10423', 3, null, null]],
    ['3 uds del 482157', ['482157', 3, null, null]],
    ['482157 3 unidades', ['482157', 3, null, null]],
    ['dos del 482157 para Lucía', ['482157', 2, null, 'Lucía']],
    ['una 482157', ['482157', 1, null, null]],
    ['ponme 4 del 482157 porfa 🙏', ['482157', 4, null, null]],
    ['V1042 negro 85B x2', ['V1042', 2, '85B', null]],
    ['v1042 talla XL', ['V1042', 1, 'XL', null]],
    ['V1042 M', ['V1042', 1, 'M', null]],
    ['V1042 S/M 2 uds', ['V1042', 2, 'S-M', null]],
    ['482157 t. 90 c', ['482157', 1, '90C', null]],
    ['482157 100C', ['482157', 1, '100C', null]],
    ['ref. 10423, 2 uds, para Ana', ['10423', 2, null, 'Ana']],
    ['código: 482157 cantidad: 3', ['482157', 3, null, null]],
    ['#482157 x3', ['482157', 3, null, null]],
    ['nº 482157', ['482157', 1, null, null]],
    ['482.157', ['482157', 1, null, null]],
    ['2 del 48 21 57', ['482157', 2, null, null]],
    ['2 del 104 010 81 para Ana Belén', ['10401081', 2, null, 'Ana Belén']],
    ['10 401 081 talla 85B', ['10401081', 1, '85B', null]],
    ['10 40 10 81', ['10401081', 1, null, null]],
    ['2 del 482 157 para Ana Belén', ['482157', 2, null, 'Ana Belén']],
    ['pág. 34 10423 a 34,90 €', ['10423', 1, null, null]],
    ['10423 para mí', ['10423', 1, null, 'self']],
    ['10423 -> Ana', ['10423', 1, null, 'Ana']],
    ['- 2 x 10423', ['10423', 2, null, null]],
    ['3) 10423', ['10423', 1, null, null]],
    ['Ana: 2 x 10423', ['10423', 2, null, 'Ana']],
    ['10423 85B Ana Belén', ['10423', 1, '85B', 'Ana Belén Ortiz']],
    ['10423 para María del Carmen', ['10423', 1, null, 'María del Carmen']],
    ['10423 para Ana talla 90B', ['10423', 1, '90B', 'Ana']],
    ['2 of 10423 size 85B for Ana please', ['10423', 2, '85B', 'Ana']],
    ['two of 482157 for Grit', ['482157', 2, null, 'Grit']],
    ['No. 482157 x2', ['482157', 2, null, null]],
    ['qty 2, 482157', ['482157', 2, null, null]],
    ['2 Stück 482157 Größe 85B für Grit Müller', ['482157', 2, '85B', 'Grit Müller']],
    ['zwei vom 482157 Gr. L für Grit bitte', ['482157', 2, 'L', 'Grit']],
    ['Art.-Nr. 482157, 3 Stk.', ['482157', 3, null, null]],
    ['482157 für mich', ['482157', 1, null, 'self']],
    ['482157 a 34,90', ['482157', 1, null, null]],
    ['Pili (nueva) 1 x 482157', ['482157', 1, null, 'Pili']],
    ['Pili (new) 2 x 482157', ['482157', 2, null, 'Pili']],
    ['2 x 482157 85B, 1 x 482157 90B', ['482157', 2, '85B', null], ['482157', 1, '90B', null]],
  ])('%j', (text, ...lines) => {
    expect(brief(text)).toEqual(lines);
  });
});

describe('T15 N02 a line that cannot be ordered is reported as it was written', () => {
  test.each([
    ['Hola guapa, ¿qué tal?', 'noCode'],
    ['el sujetador bonito de la portada', 'noCode'],
    ['llámame al 600555666', 'noCode'],
    ['llámame al 600 555 666', 'noCode'],
    ['0 del 10423', 'quantity'],
    ['120 x 10423', 'quantity'],
    ['¿tienes el 10423?', 'doubt'],
    ['ya no quiero el 10423', 'doubt'],
    ['quita el 10423', 'doubt'],
    ['do not send 10423', 'doubt'],
    ['10423 bitte nicht', 'doubt'],
    ['27919554 27919554', 'twice'],
    ['2 x 27919554, 1 x 27919554', 'twice'],
    ['9999*27919554', 'quantity'],
    ['27919554*9999', 'quantity'],
    ['12345 x 27919554', 'quantity'],
    ['-1*27919554', 'quantity'],
    ['-2 x 27919554', 'quantity'],
    ['27919554 -2', 'quantity'],
  ])('%j', (text, trouble) => {
    expect(parsePastedLines(text)).toMatchObject([{ source: text, trouble }]);
  });
});

test('T15 words beside code, quantity, size and client are kept, to be asked about', () => {
  const words = (text: string) => parsePastedLines(text, clients).map((line) => line.words);
  expect(words('Pili 1 x 482157')).toEqual(['Pili']);
  expect(words('V1042 negro 85B 90B')).toEqual(['negro 90B']);
  expect(words('1,5 x 482157')).toEqual(['5']);
  expect(words('ponme 2 del 482157 talla 85B, porfa')).toEqual(['']);
});

test('N02 a line with several codes becomes several, and the last name applies to all of them', () => {
  expect(brief('2 del 10423, 1 del 10424 y 3 del 10425 para Ana')).toEqual([
    ['10423', 2, null, 'Ana'],
    ['10424', 1, null, 'Ana'],
    ['10425', 3, null, 'Ana'],
  ]);
  expect(brief('10423 para Ana, 2 x 10424 85B para Lucía')).toEqual([
    ['10423', 1, null, 'Ana'],
    ['10424', 2, '85B', 'Lucía'],
  ]);
  expect(brief('2 x 10423 3 x 10424')).toEqual([
    ['10423', 2, null, null],
    ['10424', 3, null, null],
  ]);
  expect(brief('10423, talla 85B')).toEqual([['10423', 1, '85B', null]]);
});

test('N02 a name alone in a line applies to the lines that follow', () => {
  expect(brief('Para Ana:\n2 x 10423\n10424 para mí\n\nLucía:\n10425')).toEqual([
    ['10423', 2, null, 'Ana'],
    ['10424', 1, null, 'self'],
    ['10425', 1, null, 'Lucía'],
  ]);
});

test('N02 the writer in an exported chat counts only if it is a known client', () => {
  const text = [
    '[21/11/26, 10:15:03] Ana Belén Ortiz: 2 del 10423',
    '21/11/26, 10:16 - Desconocida: 1 del 10424',
    '21.11.26, 10:17 - Grit Müller: hallo, 2 Stück 482157 bitte',
  ].join('\n');
  expect(brief(text)).toEqual([
    ['10423', 2, null, 'Ana Belén Ortiz'],
    ['10424', 1, null, null],
    ['482157', 2, null, 'Grit Müller'],
  ]);
});

test('F097 a file with a heading row is read by its columns, in three languages and with quotes', () => {
  const expected = [
    ['482157', 2, '85B', 'Ana "la de abajo"'],
    ['517203', 1, null, null],
    ['noCode', ''],
    ['quantity', '530118'],
  ];
  expect(
    brief('Código;Cantidad;Talla;Clienta\n482157;2;85b;"Ana ""la de abajo"""\n517203;;;\n;3;;\n530118;muchas;;'),
  ).toEqual(expected);
  expect(brief('code,qty,customer\n482157,2,"Ortiz, Ana"')).toEqual([['482157', 2, null, 'Ortiz, Ana']]);
  expect(brief('\ufeffArtikel\tMenge\tKundin\r\n482157\t2\tGrit\r\n')).toEqual([['482157', 2, null, 'Grit']]);
});

test('F097 cells without headings are guessed by their form; a name counts only if it is known', () => {
  expect(brief('482157\t2\tAna Belén\n517203\t1\tSujetador Alba\n530118\t3\tM')).toEqual([
    ['482157', 2, null, 'Ana Belén Ortiz'],
    ['517203', 1, null, null],
    ['530118', 3, 'M', null],
  ]);
  expect(brief('482157;2\n517203;1')).toEqual([
    ['482157', 2, null, null],
    ['517203', 1, null, null],
  ]);
});

test('T15 any text gives lines with a code and a valid quantity, or a reason why not', () => {
  const scrap = fc.constantFrom(
    '2',
    'x',
    '10423',
    'del',
    'talla',
    '85B',
    'para',
    'Ana',
    ',',
    '\n',
    ':',
    '€',
    'y',
    '\t',
    ';',
    '"',
    '?',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(scrap, { maxLength: 60 }).map((all) => all.join(' ')),
      ),
      (text) => {
        const lines = parsePastedLines(text, clients);
        for (const line of lines) {
          if (line.trouble === 'noCode') expect(line.code).toBe('');
          else expect(line.code).toMatch(/^[0-9A-Z-]{3,20}$/);
          if (!line.trouble) expect(line.quantity >= 1 && line.quantity <= 99).toBe(true);
        }
      },
    ),
  );
});
