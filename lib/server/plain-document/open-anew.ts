export type MissedInput = {
  /** Of the document that misses it. */
  page: string;
  done: [type: string, node: Element, value?: string, checked?: boolean][];
  again: () => void;
};

/**
 * A file of its own that `wake` fetches where what a page runs is gone. Is the page another by now, it is opened anew,
 * and there does what was pressed on it as it was: things are found by what stands on them and, of those that are alike,
 * by their place. What was typed the browser brings back. Sent as it is written here.
 */
export function openAnew(): void {
  type RecordedInput = [type: string, name: string, place: number, value?: string, checked?: boolean];
  type Control = Element & Partial<Pick<HTMLInputElement, 'name' | 'value' | 'checked'>>;
  const { missed } = globalThis as { missed?: MissedInput };
  const controls = 'button,summary,select,input[type=radio],input[type=checkbox]';
  const isChosen = (node: Element) => node.matches('select,input');

  function nameOf(node: Control): string {
    // What is chosen in a list, and what else it offers, is not what it is called.
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

  // Who follows a link would be held back by the page that she leaves.
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
    // Without a line, or where the page is gone, what can be read stays; and no page goes round in a circle.
    const isLate = () => Number(sessionStorage.getItem('opened')) < Date.now() - 60_000;
    fetch(location.href, { cache: 'no-cache', redirect: 'error' })
      .then((answer) => (answer.ok ? answer.text() : missed.page))
      .then((text) => (text.includes(missed.page) || !isLate() || isLeaving(missed) ? missed.again() : leave(missed)))
      .catch(missed.again);
  } else {
    const kept: { at?: string; pressed?: RecordedInput[] } = JSON.parse(sessionStorage.getItem('pressed') ?? '{}');
    sessionStorage.removeItem('pressed');
    // She may have gone on to another page instead.
    if (kept.at === location.href) kept.pressed?.forEach(press);
    dispatchEvent(new Event('pressed'));
  }
}
