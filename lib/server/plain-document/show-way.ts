/**
 * What leads on by itself, a link or a form, says that it was pressed until the page goes: on a slow line nothing else is
 * seen. The page that Back shows is as it was. For public pages, whose links all lead to pages: after a paper is saved
 * nobody goes. To another language goes along what was searched or filtered. Sent as it is written here.
 */
export function showWay(): void {
  let way: HTMLAnchorElement | null = null;

  // Heard last of all, when whoever does it without another page has said so.
  function show(event: Event): void {
    way?.removeAttribute('aria-busy');
    const { type, target, submitter, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent & SubmitEvent;
    const next = type === 'click' ? (target as Element).closest('a[href^="/"]:not([target],[href*="#"])') : submitter;
    // What is done here is not ours to mark, nor to unmark.
    way =
      event.defaultPrevented || metaKey || ctrlKey || shiftKey || altKey ? null : (next as HTMLAnchorElement | null);
    way?.setAttribute('aria-busy', 'true');
    if (way?.hreflang) way.href = way.pathname + location.search + location.hash;
  }

  for (const type of ['click', 'submit', 'pagehide']) addEventListener(type, show);
}
