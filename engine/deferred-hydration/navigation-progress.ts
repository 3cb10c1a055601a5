/**
 * Marks a link or a form button as busy from the click until the page goes, because on a slow line nothing else shows
 * that it was pressed. The page that Back shows is unmarked. For public pages only, whose links all lead to pages,
 * never to a download. A link to another language carries the query along. Its source is sent as it is written here.
 */
export function showNavigationProgress(): void {
  let way: HTMLAnchorElement | null = null;

  // Runs last of all, after handlers that prevent the navigation.
  function show(event: Event): void {
    way?.removeAttribute('aria-busy');
    const { type, target, submitter, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent & SubmitEvent;
    const next = type === 'click' ? (target as Element).closest('a[href^="/"]:not([target],[href*="#"])') : submitter;
    // A click that is handled on the page is neither marked nor unmarked here.
    way =
      event.defaultPrevented || metaKey || ctrlKey || shiftKey || altKey ? null : (next as HTMLAnchorElement | null);
    way?.setAttribute('aria-busy', 'true');
    if (way?.hreflang) way.href = way.pathname + location.search + location.hash;
  }

  for (const type of ['click', 'submit', 'pagehide']) addEventListener(type, show);
}
