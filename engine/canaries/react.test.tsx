import { beforeAll, expect } from '@jest/globals';
import { act, type ComponentType, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createEarlyEventsScript } from '../browser/early-events.ts';
import { canary } from './canary.ts';

const done: string[] = [];
/** Until React is there a kept press has marked the button, which React would report. */
const Button = ({ name }: { name: string }) => (
  <button type="button" suppressHydrationWarning onClick={() => done.push(name)}>
    {name}
  </button>
);
const Words = () => <p>words</p>;
const Field = () => <input aria-label="name" onChange={({ currentTarget }) => done.push(currentTarget.value)} />;

const find = <Kind extends Element>(selector: string) => document.querySelector(selector) as Kind;
const keysOf = (node: Element, begin: string) => Object.keys(node).filter((key) => key.startsWith(begin));

/** The server's markup, before any script. */
function serve(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  done.length = 0;
  return find<HTMLElement>('#root');
}

/** Fulfils once the early script has replayed what it kept: it takes the mark of a press away. */
const replayed = (node: Element) =>
  new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (node.hasAttribute('aria-busy')) return;
      watch.disconnect();
      // After the press itself, which follows in the same turn.
      setTimeout(resolve);
    });
    watch.observe(node, { attributes: true });
  });

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  new Function(createEarlyEventsScript({ opener: '.none', field: 'input' }))();
});

canary(
  {
    relied: 'React marks an element by __reactFiber… once it is hydrated, and not before',
    part: 'early-events',
    mend: 'Find in react-dom how an element leads to its fiber, and change `isHeard` in engine/browser/early-events.ts.',
  },
  async () => {
    const root = serve(renderToString(<Button name="kept" />));
    const button = find<HTMLButtonElement>('button');
    expect(keysOf(button, '__reactFiber')).toEqual([]);
    button.click();
    expect([done, button.getAttribute('aria-busy')]).toEqual([[], 'true']);
    const press = replayed(button);
    await act(async () => {
      hydrateRoot(root, <Button name="kept" />);
    });
    expect(keysOf(button, '__reactFiber')).toHaveLength(1);
    await act(() => press);
    expect(done).toEqual(['kept']);
  },
);

canary(
  {
    relied: 'a part that waits for a script has fibers flagged 2 or 4096 on the way up, and hears nothing',
    part: 'early-events',
    mend: 'Compare Placement and Hydrating in react-reconciler’s ReactFiberFlags with 4098 in engine/browser/early-events.ts.',
  },
  async () => {
    let arrive = (_: { default: ComponentType }) => {};
    const script = new Promise<{ default: ComponentType }>((resolve) => {
      arrive = resolve;
    });
    const Late = lazy(() => script);
    const part = (Rest: ComponentType) => (
      <Suspense>
        <Button name="late" />
        <Rest />
      </Suspense>
    );
    const root = serve(renderToString(part(Words)));
    const button = find<HTMLButtonElement>('button');
    await act(async () => {
      hydrateRoot(root, part(Late));
    });
    // React has looked at the button already, and does not listen to it yet.
    expect(keysOf(button, '__reactFiber')).toHaveLength(1);
    button.click();
    expect([done, button.getAttribute('aria-busy')]).toEqual([[], 'true']);
    const press = replayed(button);
    await act(async () => arrive({ default: Words }));
    await act(() => press);
    expect(done).toEqual(['late']);
  },
);

canary(
  {
    relied: 'React knows a field’s value by _valueTracker, and reports a change only of another value',
    part: 'early-events',
    mend: 'Find in react-dom how it compares a field’s value with the last one, and change `keepWords` in engine/browser/early-events.ts.',
  },
  async () => {
    const root = serve(renderToString(<Field />));
    const field = find<HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }>('input');
    field.value = 'lace';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const replay = new Promise((resolve) => field.addEventListener('input', resolve, { once: true }));
    await act(async () => {
      hydrateRoot(root, <Field />);
    });
    expect(typeof field._valueTracker?.setValue).toBe('function');
    await act(() => replay);
    // React may report the value itself as well.
    expect(new Set(done)).toEqual(new Set(['lace']));
    done.length = 0;
    const again = () => field.dispatchEvent(new Event('input', { bubbles: true }));
    await act(async () => again());
    expect(done).toEqual([]);
    field._valueTracker?.setValue(' ');
    await act(async () => again());
    expect(done).toEqual(['lace']);
  },
);
