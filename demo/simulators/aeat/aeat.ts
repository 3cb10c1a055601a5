import {
  childOf,
  readXml,
  textAt,
  toXmlDocument,
  type XmlElement,
  type XmlPart,
  xml,
} from 'backend/src/shared/xml/xml.ts';
import type { FastifyInstance } from 'fastify';
import { findSchemaProblems } from './schemas.ts';

// The service that takes records of invoices: it checks them by the published schemas, and chains and hashes by itself.

const base =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/';
const largestMessage = 16 * 1024 * 1024;
const mostRecords = 1_000;

/** What the next messages meet: a wait, no answer, a page of maintenance, or a number that is answered with an error. */
export type AeatPlan = {
  waitSeconds?: number;
  fault?: 'unavailable' | 'garbled' | 'lost';
  errors?: Record<string, { state: 'AceptadoConErrores' | 'Incorrecto'; code: number; text: string }>;
};

type StoredLine = { state: 'Correcta' | 'AceptadaConErrores' | 'Anulada'; code: number | null; text: string | null };

export function addAeat(app: FastifyInstance): void {
  let plan: AeatPlan = {};
  const kept = new Map<string, StoredLine>();
  const messages: { records: number; isLate: boolean }[] = [];

  app.register(
    (scope, _options, done) => {
      scope.addContentTypeParser(
        'text/xml',
        { parseAs: 'string', bodyLimit: largestMessage },
        async (_: unknown, body: string) => body,
      );
      scope.post<{ Body: string }>('/VerifactuSOAP', async ({ body }, reply) => {
        if (plan.fault === 'unavailable') return reply.code(503).send('unavailable');
        if (plan.fault === 'garbled')
          return reply.type('text/html').send('<!doctype html><title>Mantenimiento</title>');
        const { status, text } = answer(String(body));
        if (plan.fault === 'lost') {
          reply.hijack();
          reply.raw.destroy();
          return reply;
        }
        return reply.code(status).type('text/xml; charset=utf-8').send(text);
      });
      scope.post<{ Body: AeatPlan }>('/control/plan', async ({ body }) => {
        plan = body ?? {};
        return { plan };
      });
      scope.get('/control/messages', async () => ({ messages, kept: Object.fromEntries(kept) }));
      done();
    },
    { prefix: '/aeat' },
  );

  function answer(body: string): { status: number; text: string } {
    const message = tryToRead(body);
    const problems = message ? findSchemaProblems(message) : ['no message'];
    const records = message?.children.filter(({ name }) => name === 'RegistroFactura') ?? [];
    if (records.length > mostRecords) problems.push('too many records');
    if (!message || problems.length > 0) return { status: 500, text: toFault(`Codigo[4102].${problems.join('; ')}`) };
    const header = childOf(message, 'Cabecera');
    messages.push({ records: records.length, isLate: textAt(header, 'RemisionVoluntaria', 'Incidencia') === 'S' });
    const lines = records.flatMap(({ children }) => children.map(take));
    const wrong = lines.filter(({ state }) => state === 'Incorrecto').length;
    const whole = wrong === 0 ? 'Correcto' : wrong === lines.length ? 'Incorrecto' : 'ParcialmenteCorrecto';
    const root = xml('r:RespuestaRegFactuSistemaFacturacion', [
      ...(whole === 'Incorrecto' ? [] : [xml('r:CSV', `A-${String(messages.length).padStart(15, '0')}`)]),
      xml('r:Cabecera', header ? header.children.map(copy) : []),
      xml('r:TiempoEsperaEnvio', String(plan.waitSeconds ?? 60)),
      xml('r:EstadoEnvio', whole),
      ...lines.map(toLine),
    ]);
    return { status: 200, text: inEnvelope(root) };
  }

  function take(record: XmlElement) {
    const isCancellation = record.name === 'RegistroAnulacion';
    const ending = isCancellation ? 'Anulada' : '';
    const id = (name: string) => textAt(record, 'IDFactura', `${name}${ending}`) ?? '';
    const invoice = ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'].map(
      (name) => [name, id(name)] as const,
    );
    const key = invoice.map(([, value]) => value).join(' ');
    const before = kept.get(key);
    const isAmendment = textAt(record, 'Subsanacion') === 'S';
    const isUnknown = textAt(record, 'RechazoPrevio') === 'X';
    const line = (state: string, code: number | null, text: string | null, duplicate: StoredLine | null = null) => ({
      ...{ invoice, isCancellation, state, code, text, duplicate },
    });
    const planned = plan.errors?.[id('NumSerieFactura')];
    if (planned?.state === 'Incorrecto') return line('Incorrecto', planned.code, planned.text);
    const wantsBefore = isCancellation || (isAmendment && !isUnknown);
    if (wantsBefore && !before) return line('Incorrecto', 3002, 'No existe el registro de facturación.');
    if (!isCancellation && !isAmendment && before)
      return line('Incorrecto', 3000, 'Registro de facturación duplicado.', before);
    const errors = { code: planned?.code ?? null, text: planned?.text ?? null };
    kept.set(key, { state: stateOf(isCancellation, planned !== undefined), ...errors });
    return line(planned?.state ?? 'Correcto', errors.code, errors.text);
  }
}

const stateOf = (isCancellation: boolean, hasErrors: boolean): StoredLine['state'] => {
  if (isCancellation) return 'Anulada';
  return hasErrors ? 'AceptadaConErrores' : 'Correcta';
};

type Line = {
  invoice: (readonly [string, string])[];
  isCancellation: boolean;
  state: string;
  code: number | null;
  text: string | null;
  duplicate: StoredLine | null;
};

const toLine = ({ invoice, isCancellation, state, code, text, duplicate }: Line): XmlPart =>
  xml('r:RespuestaLinea', [
    xml(
      'r:IDFactura',
      invoice.map(([name, value]) => xml(`i:${name}`, value)),
    ),
    xml('r:Operacion', [xml('i:TipoOperacion', isCancellation ? 'Anulacion' : 'Alta')]),
    xml('r:EstadoRegistro', state),
    code === null ? null : xml('r:CodigoErrorRegistro', String(code)),
    text === null ? null : xml('r:DescripcionErrorRegistro', text),
    duplicate &&
      xml('r:RegistroDuplicado', [
        xml('i:IdPeticionRegistroDuplicado', '1'),
        xml('i:EstadoRegistroDuplicado', duplicate.state),
        duplicate.code === null ? null : xml('i:CodigoErrorRegistro', String(duplicate.code)),
        duplicate.text === null ? null : xml('i:DescripcionErrorRegistro', duplicate.text),
      ]),
  ]);

const copy = ({ name, children, text }: XmlElement): XmlPart =>
  xml(`i:${name}`, children.length > 0 ? children.map(copy) : text);

function tryToRead(body: string): XmlElement | null {
  try {
    return childOf(readXml(body), 'Body')?.children[0] ?? null;
  } catch {
    return null;
  }
}

const inEnvelope = (root: XmlPart): string =>
  toXmlDocument({
    ...xml('env:Envelope', [xml('env:Body', [root])]),
    attributes: {
      'xmlns:env': 'http://schemas.xmlsoap.org/soap/envelope/',
      'xmlns:r': `${base}RespuestaSuministro.xsd`,
      'xmlns:i': `${base}SuministroInformacion.xsd`,
    },
  });

const toFault = (text: string): string =>
  inEnvelope(xml('env:Fault', [xml('faultcode', 'env:Client'), xml('faultstring', text)]));
