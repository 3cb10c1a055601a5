import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { keepPresses } from './early-press';

const find = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Kind>(selector) as Kind;
/** As React marks what it has taken over. */
const hear = (...nodes: HTMLElement[]) => {
  for (const node of nodes) Object.assign(node, { __reactFiber$test: { flags: 0, return: null, alternate: {} } });
};
let heard: string[] = [];

beforeAll(() => {
  new Function(keepPresses)();
  // What each does once it is heard.
  for (const type of ['click', 'change'])
    document.body.addEventListener(type, ({ target }) => {
      const { localName, name, value, textContent } = target as HTMLInputElement;
      if (type === 'change' || localName === 'button') heard.push(`${type} ${name || textContent} ${value}`.trim());
    });
});
beforeEach(() => {
  heard = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (html: string) => {
  document.body.innerHTML = html;
};

test('a press is kept for as long as it takes, and its button says so meanwhile', () => {
  show('<button type="button">heart</button>');
  const button = find('button');
  button.click();
  jest.advanceTimersByTime(120_000);
  expect([heard, button.getAttribute('aria-busy')]).toEqual([[], 'true']);
  hear(button);
  jest.advanceTimersByTime(500);
  expect([heard, button.hasAttribute('aria-busy')]).toEqual([['click heart'], false]);
});

test('what was chosen before a press is done before it', () => {
  show('<select name="size"><option>a</option><option>b</option></select><button type="button">add</button>');
  const [select, button] = [find<HTMLSelectElement>('select'), find('button')];
  select.value = 'b';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  button.click();
  heard = [];
  hear(button);
  jest.advanceTimersByTime(1000);
  expect(heard).toEqual([]);
  hear(select);
  jest.advanceTimersByTime(1000);
  expect(heard).toEqual(['change size b', 'click add']);
});

test('also where both are heard by now, and what was chosen still waits for its turn', () => {
  show('<select name="size"><option>a</option><option>b</option></select><button type="button">add</button>');
  const [select, button] = [find<HTMLSelectElement>('select'), find('button')];
  select.value = 'b';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  heard = [];
  hear(select, button);
  button.click();
  button.click();
  jest.advanceTimersByTime(1000);
  expect(heard).toEqual(['change size b', 'click add', 'click add']);
  button.click();
  expect(heard).toHaveLength(4);
});

test('a form whose script does not come goes to its server by a second press, after ten seconds', () => {
  show('<form method="post"><button>send</button></form>');
  const sent: boolean[] = [];
  document.body.addEventListener('submit', (event) => {
    sent.push(true);
    event.preventDefault();
  });
  find('button').click();
  jest.advanceTimersByTime(5000);
  find('button').click();
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(11_000);
  find('button').click();
  expect(sent).toEqual([true]);
  // So that none of it is still kept when the next page is shown.
  hear(find('button'));
  jest.advanceTimersByTime(1000);
});
