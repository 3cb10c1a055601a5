import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findSchemaProblems } from 'demo/simulators/aeat/schemas.ts';
import { aRegistration, aSystem } from '../../../../test/verifactu.ts';
import { childOf, readXml, toXmlDocument, type XmlElement, xml } from '../../../shared/xml/xml.ts';
import { type EventDetail, toEventXml } from './events.ts';
import { toMessage } from './record-xml.mapper.ts';
import type { Cancellation, InvoiceRecord, Registration } from './records.ts';

const issuer = { name: 'XXXXX', nif: 'AAAA' };
const invoice = { issuerNif: 'AAAA', number: '12345', issuedOn: '2024-09-13' };
const chained = {
  invoice,
  previous: { issuerNif: 'AAAA', number: '44', issuedOn: '2024-09-13', hash: 'HuellaRegistroAnterior' },
  system: { ...aSystem, producerNif: 'NNNN' },
  at: '2024-09-13T19:20:30+01:00',
};
const ofExample = aRegistration({
  ...chained,
  recipient: { name: 'YYYY', nif: 'BBBB' },
  taxes: [
    { treatment: 'taxed', rate: 400, baseCents: 1_000, taxCents: 40 },
    { treatment: 'taxed', rate: 2_100, baseCents: 10_000, taxCents: 2_100 },
  ],
  taxCents: 2_140,
  totalCents: 13_140,
});
const cancelled: Cancellation = { kind: 'cancellation', ...chained, wasRefused: false, isUnregistered: false };

const messageOf = (...records: InvoiceRecord[]) => readXml(toXmlDocument(toMessage(issuer, records, false)));

// What AEAT's examples only stand for, and what of ours differs on purpose: this system serves one issuer and always sends.
const placeholders = /^(Huella|TipoUsoPosibleSoloVerifactu|TipoUsoPosibleMultiOT|IndicadorMultiplesOT)$/;

/** Names, order and texts. The copies of the examples break the addresses of their schemas over two lines. */
type Tree = [name: string, said: string | Tree[]];
const toTree = ({ name, children, text }: XmlElement, above = ''): Tree => {
  if (children.length > 0) return [name, children.map((child) => toTree(child, name))];
  if (placeholders.test(name) && above !== 'RegistroAnterior') return [name, ''];
  return [name, /^\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text];
};
const example = (name: string) =>
  readXml(
    readFileSync(new URL(`../../../../../demo/simulators/aeat/examples/example-${name}.xml`, import.meta.url), 'utf8'),
  );

test.each<[string, InvoiceRecord]>([
  ['alta', ofExample],
  ['subsanacion', { ...ofExample, amends: 'accepted' }],
  ['anulacion', cancelled],
])('the example message %s is written as published', (name, record) => {
  expect(toTree(messageOf(record))).toEqual(toTree(example(name)));
});

const bodyOf = (message: XmlElement) => childOf(childOf(message, 'Body'), 'RegFactuSistemaFacturacion') ?? message;
const problemsOf = (record: InvoiceRecord, isLate = false) =>
  findSchemaProblems(
    bodyOf(readXml(toXmlDocument(toMessage({ name: 'Velia Moda Íntima, S.L.', nif: 'B12345674' }, [record], isLate)))),
  );
const minus: Registration['taxes'] = [{ treatment: 'taxed', rate: 2_100, baseCents: -826, taxCents: -174 }];
const f26 = { issuerNif: 'B12345674', number: 'F26-000001', issuedOn: '2026-03-16' };

test.each<[string, InvoiceRecord]>([
  ['a complete invoice', aRegistration()],
  ['a simplified invoice', aRegistration({ type: 'F2', recipient: null, leftOn: '2023-12-31' })],
  ['an invoice without a tax number', aRegistration({ type: 'F2', recipient: null, withoutNif: true })],
  ['an invoice over a border', aRegistration({ taxes: [{ treatment: 'elsewhere', baseCents: 12_345 }], taxCents: 0 })],
  ['an export', aRegistration({ taxes: [{ treatment: 'exported', baseCents: 12_345 }], taxCents: 0 })],
  ['a passport', aRegistration({ recipient: { name: 'Ä & <Ö>', document: 'X99', country: 'ES', documentType: '03' } })],
  ['what corrects', aRegistration({ type: 'R1', corrects: f26, taxes: minus, taxCents: -174, totalCents: -1_000 })],
  ['an amendment of what was refused', aRegistration({ amends: 'refused' })],
  ['an amendment of what AEAT has not', aRegistration({ amends: 'absent' })],
  ['a very long name', aRegistration({ issuerName: 'ñ\n'.repeat(200), description: 'x'.repeat(900) })],
  ['a later record', aRegistration({ previous: { ...f26, hash: 'A'.repeat(64) } })],
  ['a cancellation', { ...cancelled, invoice: f26, previous: null, system: aSystem }],
  [
    'a cancellation again',
    { ...cancelled, invoice: f26, previous: null, system: aSystem, wasRefused: true, isUnregistered: true },
  ],
])('%s is what the schemas allow', (_name, record) => {
  expect(problemsOf(record)).toEqual([]);
  expect(problemsOf(record, true)).toEqual([]);
});

test('the schemas refuse a wrong number, a wrong amount, a missing and a misplaced element', () => {
  expect(problemsOf(aRegistration({ invoice: { ...f26, issuerNif: 'AAAA' } }))).toEqual([
    expect.stringMatching(/IDEmisorFactura may not be "AAAA"$/),
  ]);
  expect(problemsOf(aRegistration({ totalCents: 10 ** 15 }))).toEqual([
    expect.stringMatching(/ImporteTotal may not be/),
  ]);
  expect(problemsOf(aRegistration({ taxes: [] }))).toEqual([expect.stringMatching(/Desglose lacks DetalleDesglose$/)]);
  const message = bodyOf(messageOf(aRegistration()));
  expect(findSchemaProblems({ ...message, children: message.children.toReversed() })).toEqual(
    expect.arrayContaining([expect.stringMatching(/Cabecera has no place there$/)]),
  );
});

test.each<[string, EventDetail]>([
  ['a check', { what: 'check', records: 12 }],
  ['an anomaly', { what: 'anomaly', kind: 'hash', detail: 'record 2', invoice: f26 }],
  ['an anomaly without an invoice', { what: 'anomaly', kind: 'missing', detail: 'x'.repeat(200), invoice: null }],
  ['a note', { what: 'note', detail: 'opened' }],
])(
  'an event of %s is what the schemas allow, but for the signature that a system that sends need not make',
  (_name, detail) => {
    const event = {
      system: aSystem,
      issuer: { nif: 'B12345674', name: 'Velia' },
      at: '2026-03-16T11:00:00+01:00',
      detail,
    };
    const read = (of: Parameters<typeof toEventXml>[0]) => findSchemaProblems(readXml(toXmlDocument(toEventXml(of))));
    expect(read({ ...event, previous: null })).toEqual(['RegistroEvento/Evento lacks ds:Signature']);
    const previous = { type: '90', at: event.at, hash: 'A'.repeat(64) } as const;
    expect(read({ ...event, previous })).toEqual(['RegistroEvento/Evento lacks ds:Signature']);
    const signature = { ...xml('ds:Signature', ''), attributes: { 'xmlns:ds': 'http://www.w3.org/2000/09/xmldsig#' } };
    const signed = readXml(toXmlDocument(toEventXml({ ...event, previous }, signature)));
    expect(findSchemaProblems(signed)).toEqual([]);
  },
);
