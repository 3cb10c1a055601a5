import { type XmlPart, xml } from '../../../shared/xml/xml.ts';
import { namespaces, toSystem, toText } from './record-xml.mapper.ts';
import { hashOf, type InvoiceId, join, type System, toRecordDate } from './records.ts';

// What the system did itself, in a chain of its own (EventosSIF.xsd).

/** What can be wrong with a chain, by AEAT's numbers. */
export const anomalies = { hash: '01', missing: '04', previousHash: '08', time: '11' } as const;
export type AnomalyKind = keyof typeof anomalies;

export type EventDetail =
  /** The chain of invoice records was walked. */
  | { what: 'check'; records: number }
  | { what: 'anomaly'; kind: AnomalyKind; detail: string; invoice: InvoiceId | null }
  /** Anything else worth a line, such as that the chain was opened. */
  | { what: 'note'; detail: string };

type EventType = '03' | '04' | '90';
const types: Record<EventDetail['what'], EventType> = { check: '03', anomaly: '04', note: '90' };
export const typeOfEvent = ({ what }: EventDetail): EventType => types[what];

export type SystemEvent = {
  system: System;
  issuer: { nif: string; name: string };
  /** With the offset of the shop's zone. */
  at: string;
  detail: EventDetail;
  previous: { type: EventType; at: string; hash: string } | null;
};

export const hashTextOfEvent = ({ system, issuer, at, detail, previous }: SystemEvent): string =>
  join([
    ['NIF', system.producerNif],
    // Of a producer without a Spanish number.
    ['ID', ''],
    ['IdSistemaInformatico', system.id],
    ['Version', system.version],
    ['NumeroInstalacion', system.installation],
    ['NIF', issuer.nif],
    ['TipoEvento', typeOfEvent(detail)],
    ['HuellaEvento', previous?.hash ?? ''],
    ['FechaHoraHusoGenEvento', at],
  ]);

export const hashOfEvent = (event: SystemEvent): string => hashOf(hashTextOfEvent(event));

const of = (name: string, content: string | readonly (XmlPart | null)[]): XmlPart => xml(`sf:${name}`, content);

/** `signature`: the schema wants one; a system that sends every record need not sign its events. */
export function toEventXml(event: SystemEvent, signature: XmlPart | null = null): XmlPart {
  const { system, issuer, at, detail, previous } = event;
  const before =
    previous === null
      ? of('PrimerEvento', 'S')
      : of('EventoAnterior', [
          of('TipoEvento', previous.type),
          of('FechaHoraHusoGenEvento', previous.at),
          of('HuellaEvento', previous.hash),
        ]);
  return {
    ...of('RegistroEvento', [
      of('IDVersion', '1.0'),
      of('Evento', [
        of('SistemaInformatico', toSystem(system, of)),
        of('ObligadoEmision', [of('NombreRazon', toText(issuer.name, 120)), of('NIF', issuer.nif)]),
        of('FechaHoraHusoGenEvento', at),
        of('TipoEvento', typeOfEvent(detail)),
        ...toDetail(detail),
        of('Encadenamiento', [before]),
        of('TipoHuella', '01'),
        of('HuellaEvento', hashOfEvent(event)),
        signature,
      ]),
    ]),
    attributes: { 'xmlns:sf': namespaces.event },
  };
}

function toDetail(detail: EventDetail): XmlPart[] {
  if (detail.what === 'note') return [of('OtrosDatosEvento', toText(detail.detail, 100))];
  if (detail.what === 'anomaly') {
    const { kind, invoice } = detail;
    return [
      of('DatosPropiosEvento', [
        of('DeteccionAnomaliasRegFacturacion', [
          of('TipoAnomalia', anomalies[kind]),
          of('OtrosDatosAnomalia', toText(detail.detail, 100)),
          invoice && of('RegistroFacturacionAnomalo', toInvoiceId(invoice)),
        ]),
      ]),
    ];
  }
  const count = String(detail.records);
  return [
    of('DatosPropiosEvento', [
      of('LanzamientoProcesoDeteccionAnomaliasRegFacturacion', [
        of('RealizadoProcesoSobreIntegridadHuellasRegFacturacion', 'S'),
        of('NumeroDeRegistrosFacturacionProcesadosSobreIntegridadHuellas', count),
        of('RealizadoProcesoSobreIntegridadFirmasRegFacturacion', 'N'),
        of('RealizadoProcesoSobreTrazabilidadCadenaRegFacturacion', 'S'),
        of('NumeroDeRegistrosFacturacionProcesadosSobreTrazabilidadCadena', count),
        of('RealizadoProcesoSobreTrazabilidadFechasRegFacturacion', 'S'),
        of('NumeroDeRegistrosFacturacionProcesadosSobreTrazabilidadFechas', count),
      ]),
    ]),
  ];
}

const toInvoiceId = ({ issuerNif, number, issuedOn }: InvoiceId): XmlPart[] => [
  of('IDEmisorFactura', issuerNif),
  of('NumSerieFactura', number),
  of('FechaExpedicionFactura', toRecordDate(issuedOn)),
];
