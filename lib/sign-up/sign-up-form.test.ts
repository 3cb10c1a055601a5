import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { identityTypes } from '@/contract/identity-documents';
import { consultarPaisesClub } from '@/contract/shop/examples';
import { consultarMedios } from '@/contract/sign-up/examples';
import { EnrolmentRequestSchema } from '@/contract/sign-up/schemas';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import type { SignUpValues } from './sign-up';
import { accessForm, confirmForm, contactForm, personForm } from './sign-up-form';
import { toEnrolmentWire, toMarket, toPhoneWithPrefix, toSource } from './sign-up-mappers';

const spain = {
  ...toMarket(consultarPaisesClub.datos[0] as never, 'es'),
  postalPattern: '^[0-9]{5}$',
  hasStates: true,
};
const states = [
  { value: '28', label: 'Madrid' },
  { value: '46', label: 'València' },
];
const sources = consultarMedios.datos.map((wire) => toSource(wire, 'es'));

const good: SignUpValues = {
  country: 'ES',
  givenName: 'Carmen',
  familyName: 'Vidal Pons',
  documentType: 'DNI',
  document: '12.345.678-z',
  adult: true,
  email: 'carmen@correo.es',
  prefix: '+34',
  phone: '600 333 444',
  street: 'Carrer de la Pau 14',
  extra: '',
  postalCode: '46003',
  town: 'València',
  state: '46',
  username: 'carmen.vidal',
  alias: 'carmen-vidal',
  source: 'SOCIA',
  detail: '',
  referrer: 'E1001',
  terms: true,
  marketing: false,
  findable: true,
};

const stepForms = [
  ['person', personForm],
  ['contact', contactForm(spain, states)],
  ['access', accessForm(sources, good.email)],
  ['confirm', confirmForm],
] as const;

const text = (...more: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...more) },
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc.constantFrom('', ' ', 'x'.repeat(60), 'x'.repeat(61), 'x'.repeat(301), '😀'.repeat(31)),
  );

test('V10 every value that the four steps of the sign-up accept is valid in the contract', async () => {
  const values = fc.record({
    country: fc.constant('ES'),
    givenName: text('Carmen', ' Ana ', 'Ana \u00a0 Belén'),
    familyName: text('Vidal'),
    documentType: fc.constantFrom(...identityTypes),
    document: text('12345678Z', 'X1234567L', 'PAA123456', '1234'),
    adult: fc.boolean().map((no) => !no || true),
    email: text('carmen@correo.es', 'a@b.co'),
    prefix: fc.constantFrom('+34', '+49', ''),
    phone: text('600333444', '0600 333-444', '12'),
    street: text('Calle 1'),
    extra: text('3.º B'),
    postalCode: text('46003', ' 46003 '),
    town: text('València'),
    state: fc.constantFrom('46', ''),
    username: text('carmen.vidal', 'carmen@correo.es', 'abc'),
    source: fc.constantFrom('SOCIA', 'OTRO', 'NADA', ''),
    detail: text('una amiga'),
    referrer: text('E1001', 'lucia-ferrer', 'a b'),
    terms: fc.constantFrom(true, true, false),
    marketing: fc.boolean(),
    findable: fc.boolean(),
  });
  const accepted = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(values, async (given) => {
      for (const [name, form] of stepForms) {
        const read = await form.validate({ ...good, ...given }).catch(() => null);
        if (!read) continue;
        accepted.set(name, (accepted.get(name) ?? 0) + 1);
        const own = Object.fromEntries(Object.entries(read).filter(([field]) => field in form.fields));
        expect(Value.Errors(EnrolmentRequestSchema, toEnrolmentWire({ ...good, ...own }, 'es'))).toEqual([]);
      }
    }),
    { numRuns: 800 },
  );
  for (const [name] of stepForms) expect([name, (accepted.get(name) ?? 0) > 3]).toEqual([name, true]);
});

test('V10 a complete set of valid values passes every step', async () => {
  for (const [name, form] of stepForms) expect([name, await form.isValid(good)]).toEqual([name, true]);
});

test.each([
  [personForm, { givenName: '  ' }, 'givenName required'],
  [personForm, { givenName: 'Rosa 💃' }, 'givenName name'],
  [personForm, { familyName: 'www.elsewhere.example' }, 'familyName name'],
  [personForm, { document: '12345678A' }, 'document identity'],
  [personForm, { documentType: 'NIE' }, 'document identity'],
  [personForm, { adult: false }, 'adult agree'],
  [contactForm(spain, states), { email: 'carmen@' }, 'email email'],
  [contactForm(spain, states), { phone: 'none' }, 'phone phone'],
  [contactForm(spain, states), { postalCode: '4600' }, 'postalCode postalCode'],
  [contactForm(spain, states), { state: '' }, 'state required'],
  [contactForm(spain, states), { postalCode: '28001' }, 'state otherState'],
  [accessForm(sources, good.email), { username: 'a b' }, 'username username'],
  [accessForm(sources, good.email), { username: 'other@correo.es' }, 'username username'],
  [accessForm(sources, good.email), { source: 'OTRO' }, 'detail required'],
  [confirmForm, { terms: false }, 'terms agree'],
] as const)('V10 case %# names what is wrong in a step of the sign-up: %j', async (form, change, problem) => {
  const problems = await form.validate({ ...good, ...change }, { abortEarly: false }).then(
    () => [],
    ({ inner }) => inner.map(({ path, message }: { path: string; message: string }) => `${path} ${message}`),
  );
  expect(problems).toEqual([problem]);
});

test('V10 a province is checked against the postal code only when both use the same codes', async () => {
  const named = { ...good, state: 'V' };
  expect(await contactForm(spain, [{ value: 'V', label: 'Valencia' }]).isValid(named)).toBe(true);
  expect(await contactForm({ ...spain, code: 'DE' }, states).isValid({ ...good, postalCode: '28001' })).toBe(true);
});

test.each([
  ['+34', '600 333 444', '+34600333444'],
  ['+49', '0221 / 555-01', '+4922155501'],
  ['+44', '(0)117 496 0111', '+441174960111'],
])('V10 a number is sent in international form: %s %s', (prefix, typed, sent) => {
  expect(toPhoneWithPrefix(prefix, typed)).toBe(sent);
});

test.each([
  ['es', es, 'el límite es nuestro'],
  ['en', en, 'that limit is ours'],
  ['de', de, 'Diese Grenze liegt bei uns'],
])(
  'V01 a visitor whose email has a long domain ending reads in %s that the limit is the shop’s',
  async (_, words, said) => {
    const long = { ...good, email: 'carmen@tienda.online' };
    await expect(contactForm(spain, states).validate(long)).rejects.toMatchObject({ message: 'email' });
    const { contact, newsletter } = words.customerCare;
    const all = [words.forms.wrong.email, words.reviews.restock.invalid, words.sentBag.look.emailWrong];
    for (const text of [...all, contact.wrong.email, newsletter.wrong]) expect(text).toContain(said);
  },
);
