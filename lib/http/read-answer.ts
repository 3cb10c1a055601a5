import { isOwnCall } from '@/contract/call';
import type { CallRow } from '@/contract/calls/table';
import { type Envelope, type FailureKey, failureKeys } from '@/contract/envelope';
import { answerCodes } from '@/contract/public-codes';
import { readData, unreadable } from './read-data';

/** The backend's response in the contract's shape, whatever shape it came in. */
export type ReadAnswer = { status: number; envelope: Envelope };

/**
 * The boundary to the backend: charset, envelope, codes and data are interpreted here and nowhere else. Null: the
 * response is not the backend's own, or cannot be read.
 */
export async function readAnswer(row: CallRow, answer: Response, requestId = ''): Promise<ReadAnswer | null> {
  const { status, headers } = answer;
  const given = parse(decode(await answer.arrayBuffer(), headers.get('content-type') ?? ''));
  const envelope = toEnvelope(given, status, requestId);
  const meant = meaningOf(row, status, envelope);
  if (meant) return { ...meant, envelope: { codigo: 1, mensaje: meant.key, datos: null, idPeticion: requestId } };
  if (!envelope || status >= 400 || envelope.codigo === answerCodes.error) return envelope && { status, envelope };
  const datos = readData(row.datos, envelope.datos, { forgiving: isShowcase(row) });
  return datos === unreadable ? null : { status, envelope: { ...envelope, datos } };
}

/** What a response means when its status alone says it, or says it wrongly; null when the envelope can be trusted. */
function meaningOf(
  row: CallRow,
  status: number,
  envelope: Envelope | null,
): { status: number; key: FailureKey } | null {
  if (isUnknownCall(row, status, envelope)) return { status: 404, key: failureKeys.absent };
  if (status === 401 && !envelope)
    return { status, key: row.effect === 'sign-in' ? failureKeys.badCredentials : failureKeys.signedOut };
  const isEnd = status === 200 && envelope?.codigo === answerCodes.error && isEnded(row, envelope.mensaje);
  return isEnd ? { status: 401, key: failureKeys.signedOut } : null;
}

/**
 * A public page is shown with a piece missing. What one person orders and pays is read whole or not at all, and so is
 * a response whose lists refer to each other by position.
 */
const isShowcase = ({ token, changesState, positional }: CallRow) => token === 'public' && !changesState && !positional;

/** How a backend answers our own calls when it does not have them; some demand a sign-in even for unknown paths. */
function isUnknownCall(row: CallRow, status: number, envelope: Envelope | null): boolean {
  if (!isOwnCall(row)) return false;
  return (
    [405, 501].includes(status) ||
    (status === 404 && !envelope) ||
    (row.token === 'public' && [401, 403].includes(status))
  );
}

/** JSON without a charset is UTF-8; bytes that are not come from a backend that does not name its charset. */
function decode(bytes: ArrayBuffer, contentType: string): string | null {
  const [, named] = /charset\s*=\s*"?([\w-]+)/i.exec(contentType) ?? [];
  for (const charset of named ? [named] : ['utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes);
    } catch {
      // An unknown charset, or bytes that are invalid in it.
    }
  }
  return null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function toEnvelope(value: unknown, status: number, requestId: string): Envelope | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { codigo, mensaje, datos = null, campos, idPeticion } = value as Record<string, unknown>;
  const code = toCode(codigo ?? (status < 400 && datos !== null ? answerCodes.success : null));
  if (code === null) return null;
  const failed = status >= 400 || code === answerCodes.error;
  return {
    codigo: code,
    mensaje: typeof mensaje === 'string' && mensaje !== '' ? mensaje : failed ? failureKeys.broken : 'ok',
    datos,
    ...(isFields(campos) && { campos: toFields(campos) }),
    idPeticion: typeof idPeticion === 'string' && idPeticion !== '' ? idPeticion : requestId,
  };
}

const codes = Object.values(answerCodes);
const toCode = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string'
    ? (codes.find((code) => String(code) === String(value)) ?? null)
    : null;

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toFields = (campos: object) =>
  Object.fromEntries(Object.entries(campos).filter(([, key]) => typeof key === 'string')) as Record<string, string>;

const endedKeys: readonly string[] = [failureKeys.signedOut, failureKeys.tokenDecoding];

/** An older backend reports an ended session with status 200 and words. */
const endedWords =
  /^(?:expired|expirad[oa]|caducad[oa]|unauthori[sz]ed|no autorizado) ?$|(?:token|jwt|sesi[oó]n|session)\b.*\b(?:expir|caduc|inv[aá]lid|invalid|ended|terminad)/i;

function isEnded({ token, effect }: CallRow, message: string): boolean {
  if (token === 'public' || token === 'client-login' || effect === 'sign-in') return false;
  return endedKeys.includes(message) || endedWords.test(message.replace(/[_.-]+/g, ' '));
}
