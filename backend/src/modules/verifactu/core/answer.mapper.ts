import { childOf, readXml, textAt, type XmlElement } from '../../../shared/xml/xml.ts';
import type { InvoiceRecord } from './records.ts';

/** What became of a record; a duplicate is what the tax office has of it already. */
export type LineAnswer = {
  number: string;
  kind: InvoiceRecord['kind'];
  state: 'accepted' | 'accepted_with_errors' | 'rejected';
  errorCode: number | null;
  errorText: string | null;
};

export type MessageAnswer =
  | { isFault: false; csv: string | null; waitSeconds: number; lines: LineAnswer[] }
  /** The whole message was refused. */
  | { isFault: true; text: string };

const states: Record<string, LineAnswer['state']> = {
  Correcto: 'accepted',
  AceptadoConErrores: 'accepted_with_errors',
  Incorrecto: 'rejected',
};
/** Sent twice, because an answer was lost: what the tax office has counts. A cancelled one is no record any more. */
const duplicates: Record<string, LineAnswer['state']> = {
  Correcta: 'accepted',
  AceptadaConErrores: 'accepted_with_errors',
  Anulada: 'rejected',
};
const usualWaitSeconds = 60;

/** Throws where it is no answer of the service, such as a page of maintenance. */
export function readAnswer(text: string): MessageAnswer {
  const body = childOf(readXml(text), 'Body');
  const fault = childOf(body, 'Fault');
  if (fault) return { isFault: true, text: textAt(fault, 'faultstring') ?? '' };
  const answer = childOf(body, 'RespuestaRegFactuSistemaFacturacion');
  if (!answer) throw new Error('The service answered with something else');
  const wait = Number(textAt(answer, 'TiempoEsperaEnvio') || usualWaitSeconds);
  return {
    isFault: false,
    csv: textAt(answer, 'CSV'),
    waitSeconds: Number.isFinite(wait) ? wait : usualWaitSeconds,
    lines: answer.children.filter(({ name }) => name === 'RespuestaLinea').map(toLine),
  };
}

function toLine(line: XmlElement): LineAnswer {
  const duplicate = childOf(line, 'RegistroDuplicado');
  const said = duplicate ? duplicates[textAt(duplicate, 'EstadoRegistroDuplicado') ?? ''] : undefined;
  const about = duplicate && said === 'accepted_with_errors' ? duplicate : line;
  const state = said ?? states[textAt(line, 'EstadoRegistro') ?? ''] ?? 'rejected';
  const code = state === 'accepted' ? null : textAt(about, 'CodigoErrorRegistro');
  return {
    number: textAt(line, 'IDFactura', 'NumSerieFactura') ?? '',
    kind: textAt(line, 'Operacion', 'TipoOperacion') === 'Anulacion' ? 'cancellation' : 'registration',
    state,
    errorCode: code === null ? null : Number(code),
    errorText: state === 'accepted' ? null : textAt(about, 'DescripcionErrorRegistro'),
  };
}
