import { afterAll, expect, test } from '@jest/globals';
import { toMessage } from 'backend/src/modules/verifactu/core/record-xml.mapper.ts';
import type { InvoiceRecord } from 'backend/src/modules/verifactu/core/records.ts';
import { childOf, readXml, textAt, toXmlDocument } from 'backend/src/shared/xml/xml.ts';
import { silentLog } from 'backend/test/silent-log.ts';
import { aRegistration } from 'backend/test/verifactu.ts';
import { buildSimulators } from '../simulators.ts';
import { findSchemaProblems } from './schemas.ts';

const simulators = buildSimulators(silentLog);
afterAll(() => simulators.close());

const issuer = { name: 'Velia', nif: '89890001K' };
const post = async (body: string) => {
  const reply = await simulators.inject({
    method: 'POST',
    url: '/aeat/VerifactuSOAP',
    headers: { 'content-type': 'text/xml' },
    payload: body,
  });
  return { status: reply.statusCode, body: childOf(readXml(reply.body), 'Body') };
};
const send = (...records: InvoiceRecord[]) => post(toXmlDocument(toMessage(issuer, records, false)));
const numbered = (number: string) => aRegistration({ invoice: { ...aRegistration().invoice, number } });

test('its answers are what the schema of answers allows, for a record, a duplicate and one that it does not know', async () => {
  for (const [record, state] of [
    [numbered('A-1'), 'Correcto'],
    [numbered('A-1'), 'Incorrecto'],
    [{ ...numbered('A-2'), amends: 'accepted' as const }, 'Incorrecto'],
  ] as const) {
    const { status, body } = await send(record);
    const answer = childOf(body, 'RespuestaRegFactuSistemaFacturacion');
    expect(status).toBe(200);
    expect(answer && findSchemaProblems(answer)).toEqual([]);
    expect(textAt(answer, 'RespuestaLinea', 'EstadoRegistro')).toBe(state);
  }
});

test('a message that the schemas do not allow is refused whole, whatever it is', async () => {
  const many = Array.from({ length: 1_001 }, (_, at) => numbered(`B-${at}`));
  const records: [string, Promise<Awaited<ReturnType<typeof post>>>][] = [
    ['no XML', post('hello')],
    ['no message', post('<a/>')],
    ['a wrong tax number', send(aRegistration({ invoice: { ...aRegistration().invoice, issuerNif: 'A' } }))],
    ['too many records', send(...many)],
  ];
  for (const [what, answered] of records) {
    const { status, body } = await answered;
    expect([what, status]).toEqual([what, 500]);
    expect(textAt(body, 'Fault', 'faultstring')).toMatch(/^Codigo\[4102\]/);
  }
});
