import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = function showPopover() {
    this.dataset.shown = 'yes';
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    delete this.dataset.shown;
  };
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

/** jsdom has no pointer events either; React makes enter and leave out of over and out. */
function pointer(area: HTMLElement, kind: 'over' | 'out', pointerType: 'mouse' | 'touch') {
  const event = new MouseEvent(`pointer${kind}`, { bubbles: true, relatedTarget: document.body });
  fireEvent(area, Object.assign(event, { pointerType }));
}
const shown = () => screen.getByRole('tooltip', { hidden: true }).dataset.shown === 'yes';
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function renderTooltip() {
  render(<Tooltip label="What is a sister size?" content="Same volume, other band." />);
  const trigger = screen.getByRole('button', { name: 'What is a sister size?' });
  const area = trigger.parentElement as HTMLElement;
  return { trigger, area, bubble: screen.getByRole('tooltip', { hidden: true }) };
}

test('K14 the trigger is described by the tooltip, which is not shown at first', () => {
  const { trigger } = renderTooltip();
  expect(trigger).toHaveAccessibleDescription('Same volume, other band.');
  expect(shown()).toBe(false);
});

test('K14 the tooltip hides 300 ms after the pointer left, not before', () => {
  const { area } = renderTooltip();
  pointer(area, 'over', 'mouse');
  expect(shown()).toBe(true);
  pointer(area, 'out', 'mouse');
  wait(299);
  expect(shown()).toBe(true);
  wait(1);
  expect(shown()).toBe(false);
});

test('K14 the pointer may go over to the tooltip within the delay and rest there', () => {
  const { area } = renderTooltip();
  pointer(area, 'over', 'mouse');
  pointer(area, 'out', 'mouse');
  wait(200);
  pointer(area, 'over', 'mouse');
  wait(5000);
  expect(shown()).toBe(true);
});

test('K14 focus shows the tooltip, which stays, and hides 300 ms after the focus has left', () => {
  const { trigger } = renderTooltip();
  act(() => trigger.focus());
  wait(10_000);
  expect(shown()).toBe(true);
  act(() => trigger.blur());
  wait(299);
  expect(shown()).toBe(true);
  wait(1);
  expect(shown()).toBe(false);
});

test('K14 Escape hides the tooltip at once and is not passed on to a dialog around it', () => {
  const { trigger } = renderTooltip();
  act(() => trigger.focus());
  const passedOn = fireEvent.keyDown(trigger, { key: 'Escape' });
  expect(shown()).toBe(false);
  expect(passedOn).toBe(false);
  expect(fireEvent.keyDown(trigger, { key: 'Escape' })).toBe(true);
});

test('K14 a tap shows the tooltip, a tap on it keeps it, a tap elsewhere hides it', () => {
  const { trigger, area, bubble } = renderTooltip();
  pointer(area, 'over', 'touch');
  expect(shown()).toBe(false);
  fireEvent.click(trigger);
  expect(shown()).toBe(true);
  fireEvent.pointerDown(bubble);
  expect(shown()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(shown()).toBe(false);
});

test('K14 the tooltip stands 8 px above its trigger', () => {
  const style = readFileSync('components/ui/styles/tooltip.css', 'utf8');
  expect(style).toMatch(/position-area: top;/);
  expect(style).toMatch(/margin: 8px;/);
});
