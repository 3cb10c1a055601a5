import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { EditClientsRequestSchema } from '@/contract/client-book/schemas';
import { clientEditsMax } from '@/contract/rules';
import { toContact } from './contact';
import { toImportedWire } from './import-mutations';
import { type ImportContext, nextBatch, toFullPhone, toImportRows, validateRows } from './import-rows';
import { readContacts } from './read-contacts';

const judging: ImportContext = { book: [], country: 'ES', locale: 'es' };
const bytesOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'utf8')).buffer;

test.each([
  ['600 111 222', 'ES', '+34600111222'],
  ['0171 234 567', 'DE', '+49171234567'],
  ['+49 (0)171 234567', 'ES', '+49171234567'],
  ['0034 600 111 222', 'DE', '+34600111222'],
  ['06 1234', 'IT', '+39061234'],
] as const)('%s, dialled in %s, is %s', (text, country, full) => {
  expect(toFullPhone(text, country)).toBe(full);
});

test('C085 a row is new, known by name or phone even if otherwise invalid, a duplicate, or to be corrected', () => {
  const rows = toImportRows(
    [
      { fullName: 'Eva Ruiz', phone: '600 000 001' },
      { fullName: 'ána  mora' },
      { fullName: 'Another Name', phone: '600 111 222' },
      { fullName: 'Eva Ruiz' },
      { fullName: '=cmd()', phone: '12', birthday: '31/02' },
      { fullName: 'Ana Mora', phone: '12' },
    ].map(toContact),
  );
  const book = [
    { id: '1', name: 'Ana Mora', phone: null },
    { id: '2', name: 'Núria', phone: '+34600111222' },
  ];
  const judged = validateRows(rows, { ...judging, book });
  expect(judged.map(({ state, goes, known }) => [state, goes, known?.id])).toEqual([
    ['new', true, undefined],
    ['known', false, '1'],
    ['known', false, '2'],
    ['twice', false, undefined],
    ['wrong', false, undefined],
    ['known', false, '1'],
  ]);
  const ticked = { ...judged[5], chosen: true } as (typeof rows)[0];
  expect(validateRows([ticked], { ...judging, book })[0]).toMatchObject({ state: 'known', goes: false });
  expect(judged[4]?.problems).toEqual({ givenName: 'name', phone: 'phone', birthday: 'birthday' });
  expect(validateRows([{ ...judged[1], chosen: true } as (typeof rows)[0]], { ...judging, book })[0]?.goes).toBe(true);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '"',
          '""',
          ';',
          ',',
          '\t',
          '\n',
          '\r',
          '=',
          '\\',
          ':',
          '<b>',
          '\u202e',
          '\ufeff',
          '=HYPERLINK("x")',
          'Ana',
          '@x.es',
        ],
        ...[
          'BEGIN:VCARD\n',
          'END:VCARD\n',
          'N:',
          'FN:',
          'TEL;X=":',
          'NOTE;ENCODING=QUOTED-PRINTABLE:',
          '=C3',
          'Nombre',
          '600111222',
        ],
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

test('C085 V10 no file makes the import throw, and every row to be sent is valid in the contract', () => {
  let sent = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        hostile.map(bytesOf),
        fc.uint8Array({ maxLength: 300 }).map((bytes) => bytes.slice().buffer),
      ),
      (bytes) => {
        const found = readContacts(bytes as ArrayBuffer);
        const portion = nextBatch(validateRows(toImportRows(found.ok ? found.contacts : []), judging));
        if (portion.length === 0) return;
        sent += 1;
        const clientes = portion.map(({ key, draft }) => draft && toImportedWire(key, draft));
        expect([...Value.Errors(EditClientsRequestSchema, { clientes })]).toEqual([]);
        expect(JSON.stringify(clientes)).not.toMatch(/consentimientos|tallas|[\u202a-\u202e]/);
      },
    ),
    { numRuns: 500 },
  );
  expect(sent).toBeGreaterThan(20);
});

test('C085 one call carries no more than contract and body limit allow', () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    toContact({ fullName: `Ana ${'x'.repeat(1 + (at % 7))}`, notes: 'ñ'.repeat(1900) }),
  );
  const rows = validateRows(toImportRows(many), judging).map((row) => ({ ...row, goes: true }));
  const portion = nextBatch(rows);
  expect(portion.length).toBeGreaterThan(5);
  expect(portion.length).toBeLessThan(clientEditsMax);
  expect(JSON.stringify(portion.map(({ contact }) => contact)).length).toBeLessThan(60_000);
});
