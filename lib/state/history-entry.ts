/**
 * True once per history entry: reloading a page or coming back to it is no new visit. The framework keeps other keys
 * of an entry's state.
 */
export function isNewHistoryEntry(name: string): boolean {
  const state: Record<string, unknown> | null = window.history.state;
  if (state?.[name]) return false;
  window.history.replaceState({ ...state, [name]: true }, '');
  return true;
}
