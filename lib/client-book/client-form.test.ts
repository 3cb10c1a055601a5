import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { consultarCliente } from '@/contract/client-book/examples';
import { EditClientsRequestSchema } from '@/contract/client-book/schemas';
import { normalizePhone } from '@/lib/person/phone';
import { toClient, toEditOutcome, toEditWire } from './client-book-mappers';
import { type ClientDraft, clientForm, draftOf, parseTags } from './client-form';

const client = { ...toClient(consultarCliente.datos), hasAccount: false };
const good: ClientDraft = draftOf(client, 'es');

const problemsOf = async (draft: object): Promise<string[]> => {
  try {
    await clientForm.validate(draft, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { path: string; message: string }[] }).inner.map(
      ({ path, message }) => `${path} ${message}`,
    );
  }
};

test('C085 the form shows a client’s data, and sends it back unchanged', async () => {
  expect(good).toMatchObject({
    givenName: 'Lucía',
    familyName: 'Gómez',
    birthDay: '17',
    birthMonth: '05',
    tags: 'oficina',
    sizesConsent: true,
    mailConsent: false,
    sizes: { bra: '85B', briefs: '' },
  });
  expect(await problemsOf(good)).toEqual([]);
  expect(toEditWire(good, client)).toMatchObject({
    id: client.id,
    version: 4,
    nombre: 'Lucía',
    cumple: '05-17',
    etiquetas: ['oficina'],
    tallas: [{ tipo: 'sujetador', talla: '85B' }],
  });
});

test('C085 for a client with an account, data that the client decides on is not sent', () => {
  const sent = toEditWire(good, { ...client, hasAccount: true });
  expect(sent).not.toHaveProperty('consentimientos');
  expect(sent).not.toHaveProperty('tallas');
});

test.each([
  [{ givenName: '' }, 'givenName required'],
  [{ givenName: 'www.elsewhere.example' }, 'givenName name'],
  [{ phone: '600 111 222' }, 'phone phone'],
  [{ email: 'nobody' }, 'email email'],
  [{ birthDay: '30', birthMonth: '02' }, 'birthDay birthday'],
  [{ birthDay: '', birthMonth: '02' }, 'birthDay birthday'],
  [{ tags: 'x'.repeat(31) }, 'tags tags'],
  [{ notes: 'x'.repeat(2001) }, 'notes tooLong'],
  [{ sizesConsent: false }, 'sizesConsent consentSizes'],
])('V10 %j is reported at its field', async (change, problem) => {
  expect(await problemsOf({ ...good, ...change })).toEqual([problem]);
});

test('V10 phone numbers and tags are accepted as people write them', () => {
  expect([normalizePhone('+34 600-11 12 22'), normalizePhone('0034 (600) 111.222')]).toEqual([
    '+34600111222',
    '+34600111222',
  ]);
  expect(parseTags(' oficina,, gimnasio  del barrio ,oficina')).toEqual(['oficina', 'gimnasio del barrio']);
});

const text = (...more: string[]) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...more) },
    fc.string({ unit: 'grapheme', maxLength: 70 }),
    fc.constantFrom('', ' ', 'x'.repeat(61), '😀'.repeat(31)),
  );

test('V10 every value that the form accepts is valid in the contract', async () => {
  const draft = fc.record({
    givenName: text('Ana', "D'Arcy"),
    familyName: text('', 'Ruiz'),
    phone: text('', '+34 600 111 222', '0044 7700 900123'),
    email: text('', 'ana@example.com'),
    locale: fc.constantFrom('es', 'en', 'de'),
    birthDay: fc.constantFrom('', '01', '30', '31'),
    birthMonth: fc.constantFrom('', '02', '12'),
    tags: text('', 'a, b'),
    notes: text('', 'x'),
    mailConsent: fc.boolean(),
    whatsAppConsent: fc.boolean(),
    sizesConsent: fc.boolean(),
    sizes: fc.record({
      bra: text('', '85B'),
      briefs: text(''),
      shapewear: text(''),
      swimwear: text(''),
      nightwear: text(''),
    }),
  });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(draft, async (typed) => {
      if ((await problemsOf(typed)).length > 0) return;
      accepted += 1;
      const cast = clientForm.cast(typed) as ClientDraft;
      const body = { clientes: [toEditWire(cast, client)] };
      expect([...Value.Errors(EditClientsRequestSchema, body)]).toEqual([]);
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(5);
});

test('C085 the result of an edit is done, known or refused', () => {
  const of = (resultado: 'CREADA' | 'REPETIDA' | 'RECHAZADA', id: string | null, motivo: string | null) =>
    toEditOutcome({ resultados: [{ clave: 'form', resultado, id, motivo }] });
  expect(of('CREADA', '7', null)).toEqual({ kind: 'done', id: '7' });
  expect(of('REPETIDA', '8', 'clients.reason.known')).toEqual({ kind: 'known', id: '8' });
  expect(of('RECHAZADA', null, 'clients.reason.tooMany')).toEqual({
    kind: 'refused',
    reason: 'clients.reason.tooMany',
  });
});
