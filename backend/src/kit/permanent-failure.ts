/** Thrown by a handler whose job would fail the same way however often it is tried. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
