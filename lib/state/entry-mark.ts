/**
 * Once for each entry of the browser's history: a reload of a page, or coming back to it, is no new visit of it. The
 * framework keeps what stands in an entry beside its own.
 */
export function isFirstVisit(name: string): boolean {
  const state: Record<string, unknown> | null = window.history.state;
  if (state?.[name]) return false;
  window.history.replaceState({ ...state, [name]: true }, '');
  return true;
}
