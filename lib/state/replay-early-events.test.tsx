import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { replayEarlyEvents } from './replay-early-events';

const find = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Kind>(selector) as Kind;
/** As React marks what it has taken over. */
const hear = (...nodes: HTMLElement[]) => {
  for (const node of nodes) Object.assign(node, { __reactFiber$test: { flags: 0, return: null, alternate: {} } });
};
let heard: string[] = [];

beforeAll(() => {
  new Function(replayEarlyEvents)();
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

test('who goes on after a press goes when it is done, and nobody waits for what she has only chosen', () => {
  show('<a href="#on">on</a><input type="checkbox" name="red"><button type="button">heart</button>');
  const went: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    if (target === find('a')) went.push(heard.join());
  });
  find('input').click();
  find('a').click();
  expect(went).toEqual(['change red on']);
  find('button').click();
  find('a').click();
  expect([went.length, find('a').getAttribute('aria-busy')]).toEqual([1, 'true']);
  hear(find('input'), find('button'));
  jest.advanceTimersByTime(1000);
  expect(went.slice(1)).toEqual(['change red on,change red on,click heart']);
  expect(find('a').hasAttribute('aria-busy')).toBe(false);
});

test('of two ways the last one is hers', () => {
  show('<a id="a" href="#a">a</a><a id="b" href="#b">b</a><button type="button">heart</button>');
  const went: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    if ((target as Element).localName === 'a') went.push((target as Element).id);
  });
  find('button').click();
  find('#a').click();
  find('#b').click();
  expect([...document.querySelectorAll('a[aria-busy]')].map(({ id }) => id)).toEqual(['b']);
  hear(find('button'));
  jest.advanceTimersByTime(1000);
  expect(went).toEqual(['b']);
});

test('and after ten seconds whatever has become of it', () => {
  show('<a href="#on">on</a><button type="button">heart</button>');
  const went: number[] = [];
  document.body.addEventListener('click', ({ target }) => target === find('a') && went.push(heard.length));
  find('button').click();
  find('a').click();
  jest.advanceTimersByTime(9000);
  expect(went).toEqual([]);
  jest.advanceTimersByTime(2000);
  find('a').click();
  expect(went).toEqual([0, 0]);
  hear(find('button'));
  jest.advanceTimersByTime(1000);
  expect(heard).toEqual(['click heart']);
});

test('what was typed is heard as it was last, and once', () => {
  show('<input name="min"><textarea name="text"></textarea>');
  const said: string[] = [];
  document.body.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    said.push(`${name} ${value}`);
  });
  const type = (selector: string, value: string) => {
    find<HTMLInputElement>(selector).value = value;
    find(selector).dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('input', '3');
  type('input', '35');
  type('textarea', 'a');
  said.length = 0;
  // Whatever the page has made of it meanwhile.
  find<HTMLInputElement>('input').value = '';
  hear(find('input'), find('textarea'));
  type('textarea', 'ab');
  expect(said).toEqual(['text ab']);
  jest.advanceTimersByTime(1000);
  expect(said).toEqual(['text ab', 'min 35']);
  expect(find<HTMLInputElement>('textarea').value).toBe('ab');
});
