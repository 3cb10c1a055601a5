import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ToastRegion } from './toast-region';
import { dismissToast, getToasts, showToast } from './toast-store';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => {
    for (const { id } of getToasts()) dismissToast(id);
  });
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const say = (message: string, tone?: 'error') => act(() => void showToast({ message, tone }));

function renderRegion() {
  render(<ToastRegion label="Messages" dismissLabel="Dismiss" />);
  return screen.getByRole('region', { name: 'Messages' });
}

test('the region is there before its first message, as a polite live region', () => {
  const region = renderRegion();
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toBeEmptyDOMElement();
  say('In your bag.');
  expect(region).toHaveTextContent('In your bag.');
});

test('a message disappears after six seconds', () => {
  const region = renderRegion();
  say('In your bag.');
  wait(5999);
  expect(region).toHaveTextContent('In your bag.');
  wait(1);
  expect(region).toBeEmptyDOMElement();
});

test('no message disappears while the pointer is on the region', () => {
  const region = renderRegion();
  say('In your bag.');
  fireEvent.pointerEnter(region);
  wait(60_000);
  expect(region).toHaveTextContent('In your bag.');
  fireEvent.pointerLeave(region);
  wait(6000);
  expect(region).toBeEmptyDOMElement();
});

test('no message disappears while the focus is in the region', () => {
  const region = renderRegion();
  say('In your bag.');
  const button = within(region).getByRole('button', { name: 'Dismiss' });
  act(() => button.focus());
  wait(60_000);
  expect(region).toHaveTextContent('In your bag.');
  act(() => button.blur());
  wait(6000);
  expect(region).toBeEmptyDOMElement();
});

test('an error stays until it is dismissed', () => {
  const region = renderRegion();
  say('Not saved.', 'error');
  wait(60_000);
  expect(region).toHaveTextContent('Not saved.');
  fireEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
  expect(region).toBeEmptyDOMElement();
});

test('after a dismissal the remaining messages keep their own time', () => {
  const region = renderRegion();
  say('One.');
  say('Two.');
  fireEvent.pointerEnter(region);
  fireEvent.click(within(region).getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(region).not.toHaveTextContent('One.');
  wait(6000);
  expect(region).toBeEmptyDOMElement();
});

test('each message has its own time', () => {
  const region = renderRegion();
  say('One.');
  wait(4000);
  say('Two.');
  wait(2000);
  expect(region).not.toHaveTextContent('One.');
  expect(region).toHaveTextContent('Two.');
});

test('a fourth message pushes the oldest out', () => {
  const region = renderRegion();
  for (const message of ['One.', 'Two.', 'Three.', 'Four.']) say(message);
  expect(region).not.toHaveTextContent('One.');
  expect(within(region).getAllByRole('button')).toHaveLength(3);
});
