import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createEarlyEventsScript } from './early-events.ts';

const find = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Kind>(selector) as Kind;
/** Marks nodes as React marks hydrated ones. */
const hear = (...nodes: HTMLElement[]) => {
  for (const node of nodes) Object.assign(node, { __reactFiber$test: { flags: 0, return: null, alternate: {} } });
};
let heard: string[] = [];

beforeAll(() => {
  new Function(createEarlyEventsScript({ opener: '.opener', field: '[name=q]' }))();
  // Records the events that reach hydrated nodes.
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

test('a press is held until its button hydrates, and the button is busy meanwhile', () => {
  show('<button type="button">heart</button>');
  const button = find('button');
  button.click();
  jest.advanceTimersByTime(120_000);
  expect([heard, button.getAttribute('aria-busy')]).toEqual([[], 'true']);
  hear(button);
  jest.advanceTimersByTime(500);
  expect([heard, button.hasAttribute('aria-busy')]).toEqual([['click heart'], false]);
});

test('a choice made before a press is replayed before it', () => {
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

test('a choice made before a press is replayed first also when both have hydrated and the choice is still queued', () => {
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

test('a form whose script is missing is submitted by a second press after ten seconds', () => {
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
  // So that nothing is still queued when the next test starts.
  hear(find('button'));
  jest.advanceTimersByTime(1000);
});

test('a link pressed after a button waits until the press is replayed, but not for a choice', () => {
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

test('of two links pressed while loading, the last one wins', () => {
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

test('a link pressed after a button waits at most ten seconds, whatever became of the press', () => {
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

test('typed text is replayed once, in its last state', () => {
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
  // Whatever the page has rendered meanwhile.
  find<HTMLInputElement>('input').value = '';
  hear(find('input'), find('textarea'));
  type('textarea', 'ab');
  expect(said).toEqual(['text ab']);
  jest.advanceTimersByTime(1000);
  expect(said).toEqual(['text ab', 'min 35']);
  expect(find<HTMLInputElement>('textarea').value).toBe('ab');
});
