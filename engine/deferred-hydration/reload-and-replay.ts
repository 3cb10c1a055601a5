export type MissedInput = {
  /** The page's data address, as the document has it. */
  page: string;
  done: [type: string, node: Element, value?: string, checked?: boolean][];
  again: () => void;
};

/**
 * A separate file that `hydrateOnInteraction` fetches when a page's scripts or data are gone. If the page has changed since, it is
 * reloaded and the recorded input is replayed: controls are found by their text and, among equal ones, by position.
 * The browser restores typed text itself. Its source is sent as it is written here.
 */
export function reloadAndReplay(): void {
  type RecordedInput = [type: string, name: string, place: number, value?: string, checked?: boolean];
  type Control = Element & Partial<Pick<HTMLInputElement, 'name' | 'value' | 'checked'>>;
  const { missed } = globalThis as { missed?: MissedInput };
  const controls = 'button,summary,select,input[type=radio],input[type=checkbox]';
  const isChosen = (node: Element) => node.matches('select,input');

  function nameOf(node: Control): string {
    // A list is not named by its options or its selection.
    const rest = node.matches('select') ? '' : [node.value, node.getAttribute('aria-label') || node.textContent];
    return [node.localName, node.name, rest].join();
  }

  function alike(name: string): Control[] {
    return [...document.querySelectorAll<Control>(controls)].filter((node) => nameOf(node) === name);
  }

  function leave({ done }: MissedInput): void {
    const pressed = done.flatMap(([type, target, value, checked]): RecordedInput[] => {
      const node = target.closest(controls);
      if (!node || isChosen(node) !== (type === 'change')) return [];
      const name = nameOf(node);
      return [[type, name, alike(name).indexOf(node), value, checked]];
    });
    sessionStorage.setItem('opened', String(Date.now()));
    sessionStorage.setItem('pressed', JSON.stringify({ at: location.href, pressed }));
    location.reload();
  }

  // A reload would hold back a visitor who has followed a link.
  const isLeaving = ({ done }: MissedInput) => done.at(-1)?.[1].closest('a[href]') != null;

  function press([type, name, place, value, checked]: RecordedInput): void {
    const node = alike(name)[place];
    if (node && type === 'click') (node as HTMLElement).click();
    else if (node) {
      if (node.matches('select')) node.value = value ?? '';
      else node.checked = checked;
      node.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }

  if (missed) {
    // Offline, or when the page is gone, what is shown stays; and a page reloads at most once a minute, never in a
    // loop.
    const isLate = () => Number(sessionStorage.getItem('opened')) < Date.now() - 60_000;
    fetch(location.href, { cache: 'no-cache', redirect: 'error' })
      .then((answer) => (answer.ok ? answer.text() : missed.page))
      .then((text) => (text.includes(missed.page) || !isLate() || isLeaving(missed) ? missed.again() : leave(missed)))
      .catch(missed.again);
  } else {
    const kept: { at?: string; pressed?: RecordedInput[] } = JSON.parse(sessionStorage.getItem('pressed') ?? '{}');
    sessionStorage.removeItem('pressed');
    // The visitor may have gone to another page instead.
    if (kept.at === location.href) kept.pressed?.forEach(press);
    dispatchEvent(new Event('pressed'));
  }
}
