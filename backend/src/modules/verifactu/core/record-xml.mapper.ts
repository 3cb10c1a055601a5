import { type XmlPart, xml } from '../../../shared/xml/xml.ts';
import {
  type Amendment,
  type Cancellation,
  hashOfRecord,
  type InvoiceId,
  type InvoiceRecord,
  type PreviousRecord,
  type Recipient,
  type Registration,
  type System,
  type TaxDetail,
  toAmount,
  toRecordDate,
} from './records.ts';

const base =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/';
export const namespaces = {
  soap: 'http://schemas.xmlsoap.org/soap/envelope/',
  message: `${base}SuministroLR.xsd`,
  record: `${base}SuministroInformacion.xsd`,
  answer: `${base}RespuestaSuministro.xsd`,
  event: `${base}EventosSIF.xsd`,
};

type Person = { name: string; nif: string };
type Content = string | readonly (XmlPart | null)[];

const of = (name: string, content: Content): XmlPart => xml(`sum1:${name}`, content);
const yes = (name: string, is: boolean): XmlPart | null => (is ? of(name, 'S') : null);

/** Without what no schema allows, and no longer than it allows. */
export const toText = (text: string, most: number): string =>
  [...text.replaceAll(/\p{Cc}+/gu, ' ').trim()].slice(0, most).join('');

const toPerson = (name: string, { name: said, nif }: Person) =>
  of(name, [of('NombreRazon', toText(said, 120)), of('NIF', nif)]);

/** The message with records of one issuer, at most a thousand. `isLate`: something kept it from being sent at once. */
export function toMessage(issuer: Person, records: readonly InvoiceRecord[], isLate: boolean): XmlPart {
  const late = isLate ? of('RemisionVoluntaria', [of('Incidencia', 'S')]) : null;
  return {
    ...xml('soapenv:Envelope', [
      xml('soapenv:Header', ''),
      xml('soapenv:Body', [
        xml('sum:RegFactuSistemaFacturacion', [
          xml('sum:Cabecera', [toPerson('ObligadoEmision', issuer), late]),
          ...records.map((record) => xml('sum:RegistroFactura', [toRecordXml(record)])),
        ]),
      ]),
    ]),
    attributes: {
      'xmlns:soapenv': namespaces.soap,
      'xmlns:sum': namespaces.message,
      'xmlns:sum1': namespaces.record,
    },
  };
}

export const toRecordXml = (record: InvoiceRecord): XmlPart =>
  record.kind === 'registration' ? toRegistration(record) : toCancellation(record);

const amendments: Record<Amendment, string | null> = { accepted: null, refused: 'S', absent: 'X' };

function toRegistration(record: Registration): XmlPart {
  const { invoice, issuerName, amends, type, corrects, leftOn, description, withoutNif, recipient, taxes } = record;
  const refusal = amends === null ? null : amendments[amends];
  return of('RegistroAlta', [
    of('IDVersion', '1.0'),
    of('IDFactura', toInvoiceId(invoice)),
    of('NombreRazonEmisor', toText(issuerName, 120)),
    yes('Subsanacion', amends !== null),
    refusal === null ? null : of('RechazoPrevio', refusal),
    of('TipoFactura', type),
    corrects === null ? null : of('TipoRectificativa', 'I'),
    corrects === null ? null : of('FacturasRectificadas', [of('IDFacturaRectificada', toInvoiceId(corrects))]),
    leftOn === null ? null : of('FechaOperacion', toRecordDate(leftOn)),
    of('DescripcionOperacion', toText(description, 500)),
    yes('FacturaSinIdentifDestinatarioArt61d', withoutNif),
    recipient === null ? null : of('Destinatarios', [of('IDDestinatario', toRecipient(recipient))]),
    of('Desglose', taxes.map(toDetail)),
    of('CuotaTotal', toAmount(record.taxCents)),
    of('ImporteTotal', toAmount(record.totalCents)),
    ...toClosing(record),
  ]);
}

function toCancellation(record: Cancellation): XmlPart {
  const { invoice, wasRefused, isUnregistered } = record;
  return of('RegistroAnulacion', [
    of('IDVersion', '1.0'),
    of('IDFactura', toInvoiceId(invoice, 'Anulada')),
    yes('SinRegistroPrevio', isUnregistered),
    yes('RechazoPrevio', wasRefused),
    ...toClosing(record),
  ]);
}

const toInvoiceId = ({ issuerNif, number, issuedOn }: InvoiceId, ending = ''): XmlPart[] => [
  of(`IDEmisorFactura${ending}`, issuerNif),
  of(`NumSerieFactura${ending}`, number),
  of(`FechaExpedicionFactura${ending}`, toRecordDate(issuedOn)),
];

const toRecipient = (recipient: Recipient): XmlPart[] => [
  of('NombreRazon', toText(recipient.name, 120)),
  'nif' in recipient
    ? of('NIF', recipient.nif)
    : of('IDOtro', [
        of('CodigoPais', recipient.country),
        of('IDType', recipient.documentType),
        of('ID', toText(recipient.document, 20)),
      ]),
];

/** 17: the one-stop shop; 02: export. */
function toDetail(tax: TaxDetail): XmlPart {
  const amount = of('BaseImponibleOimporteNoSujeto', toAmount(tax.baseCents));
  if (tax.treatment === 'taxed')
    return of('DetalleDesglose', [
      of('ClaveRegimen', '01'),
      of('CalificacionOperacion', 'S1'),
      of('TipoImpositivo', toAmount(tax.rate)),
      amount,
      of('CuotaRepercutida', toAmount(tax.taxCents)),
    ]);
  if (tax.treatment === 'exported')
    return of('DetalleDesglose', [of('ClaveRegimen', '02'), of('OperacionExenta', 'E2'), amount]);
  return of('DetalleDesglose', [of('ClaveRegimen', '17'), of('CalificacionOperacion', 'N2'), amount]);
}

const toClosing = (record: InvoiceRecord): XmlPart[] => [
  of('Encadenamiento', [record.previous === null ? of('PrimerRegistro', 'S') : toPrevious(record.previous)]),
  of('SistemaInformatico', toSystem(record.system, of)),
  of('FechaHoraHusoGenRegistro', record.at),
  of('TipoHuella', '01'),
  of('Huella', hashOfRecord(record)),
];

const toPrevious = ({ hash, ...invoice }: PreviousRecord) =>
  of('RegistroAnterior', [...toInvoiceId(invoice), of('Huella', hash)]);

/** It sends every record, and serves one issuer. */
export const toSystem = (system: System, named: typeof of): XmlPart[] => [
  named('NombreRazon', toText(system.producerName, 120)),
  named('NIF', system.producerNif),
  named('NombreSistemaInformatico', toText(system.name, 30)),
  named('IdSistemaInformatico', system.id),
  named('Version', toText(system.version, 50)),
  named('NumeroInstalacion', toText(system.installation, 100)),
  named('TipoUsoPosibleSoloVerifactu', 'S'),
  named('TipoUsoPosibleMultiOT', 'N'),
  named('IndicadorMultiplesOT', 'N'),
];
