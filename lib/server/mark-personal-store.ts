/**
 * Marks the document before its first paint when a personal store is in force: its line keeps its place. Sent with the
 * start script of public pages, as it is written here.
 */
export function markPersonalStore(): void {
  try {
    if (/[?&]store=/.test(location.search) || JSON.parse(localStorage.store).store.until > Date.now())
      document.documentElement.dataset.store = '1';
  } catch {}
}
