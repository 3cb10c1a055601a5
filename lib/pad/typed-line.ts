import { isCode } from './pasted-chat';

/** The content of the field where a line begins. `words` is more than a code: "2 del 10423 talla 85B para Ana". */
export type TypedLine =
  | { kind: 'nothing' }
  /** The quantity as written, valid or not; null when none was given. */
  | { kind: 'code'; code: string; quantity: number | null }
  | { kind: 'name'; name: string }
  | { kind: 'words' };

// As on a calculator: pieces times code, or the other way round. An invalid quantity (9999, -1, 2,5) is read as
// written, so that it is refused and not corrected.
const piecesFirst = /^([-−–+]?\d+(?:[.,]\d+)?)\s*[x×*]\s*(\S+)$/i;
const codeFirst = /^(\S+?)\s*[x×*]\s*([-−–+]?\d+(?:[.,]\d+)?)$/i;
const toNumber = (written = '') => Number(written.replace(/[−–]/, '-').replace(',', '.'));
const nameShape = /^\p{L}[\p{L}\p{M} .'’-]*\p{L}\.?:?$/u;
const longestName = 60;

export function readTyped(text: string): TypedLine {
  const written = text.trim();
  if (!written) return { kind: 'nothing' };
  const [, pieces, after] = piecesFirst.exec(written) ?? [];
  if (after !== undefined && isCode(after))
    return { kind: 'code', code: after.toUpperCase(), quantity: toNumber(pieces) };
  const [, before, times] = codeFirst.exec(written) ?? [];
  if (before !== undefined && isCode(before))
    return { kind: 'code', code: before.toUpperCase(), quantity: toNumber(times) };
  if (isCode(written)) return { kind: 'code', code: written.toUpperCase(), quantity: null };
  if (nameShape.test(written) && written.length <= longestName && written.split(/\s+/).length <= 5) {
    return { kind: 'name', name: written.replace(/:$/, '').replace(/^(?:para|for|für)\s+(?=\p{L})/iu, '') };
  }
  return { kind: 'words' };
}
