import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import {
  ContactRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from '@/contract/customer-care/schemas';
import { contactTopics } from './care';
import { checkContact, isContact, readContact } from './contact-form';
import { toContactProblems, toContactWire } from './contact-mappers';
import { isEmail, readNewsletterForm } from './newsletter-form';
import { toLeaveWire, toSubscribeWire } from './newsletter-mappers';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '<b>',
    'v26-004823',
    'Inés Soto',
    'a@b.com',
    'a@b.online',
    'x'.repeat(2500),
    '\u202e',
    'Mª José',
  ),
);
const anything = fc.record({
  topic: fc.oneof(hostile, fc.constantFrom(...contactTopics)),
  name: hostile,
  email: hostile,
  order: hostile,
  message: hostile,
});

test('V10 C025 every value that the contact form accepts is valid in the contract', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const read = readContact(new URLSearchParams(typed));
      if (!isContact(read)) return;
      expect(Value.Check(ContactRequestSchema, toContactWire(read, 'es'))).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('V10 C021 C022 every value that the newsletter’s forms accept is valid in the contract', () => {
  fc.assert(
    fc.property(fc.record({ email: hostile, language: hostile, wish: hostile }), (typed) => {
      const read = readNewsletterForm(new URLSearchParams(typed), 'de');
      if (!isEmail(read.email)) return;
      expect(Value.Check(SubscribeRequestSchema, toSubscribeWire(read))).toBe(true);
      expect(Value.Check(UnsubscribeRequestSchema, toLeaveWire(read))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

const plain = { topic: 'order', name: 'Inés Soto', email: 'ines@correo.es', order: '', message: 'Hola' };

test.each([
  [{}, {}],
  [{ order: ' v26-00 4823 ' }, {}],
  [{ topic: '' }, { topic: 'choose' }],
  [{ topic: 'toString' }, { topic: 'choose' }],
  [{ name: ' ' }, { name: 'required' }],
  [{ name: 'x'.repeat(61) }, { name: 'tooLong' }],
  [{ name: 'www.evil.example' }, { name: 'name' }],
  [{ email: 'ines@correo' }, { email: 'email' }],
  [{ order: '48' }, { order: 'order' }],
  [{ message: '' }, { message: 'required' }],
  [{ message: '<a href=x>' }, { message: 'characters' }],
  [{ message: 'x'.repeat(2001) }, { message: 'tooLong' }],
])('V10 for %j the contact form reports %j', (change, problems) => {
  expect(checkContact(readContact(new URLSearchParams({ ...plain, ...change })))).toEqual(problems);
});

test('V10 the backend’s errors are shown at the form’s fields', () => {
  const fields = { asunto: 'x', nombre: 'x', correo: 'x', pedido: 'x', mensaje: 'x', idioma: 'x' };
  expect(toContactProblems(fields)).toEqual({
    topic: 'choose',
    name: 'name',
    email: 'email',
    order: 'order',
    message: 'characters',
  });
});
