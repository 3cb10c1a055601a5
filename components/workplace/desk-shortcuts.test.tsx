import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { deskShortcuts } from '@/lib/desk/desk-shortcuts';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { DeskShortcuts } from './desk-shortcuts';

const words = en.workplace.keys;
let followed: string[] = [];

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  followed = [];
  deskShortcuts.set({ on: true });
});

type Ways = ComponentProps<typeof DeskShortcuts>['ways'];
const ways = Object.fromEntries(
  Object.keys(words.letters).map((name) => [name, { href: `/en/${name}`, label: `to ${name}` }]),
) as Ways;

function show() {
  render(
    <>
      <nav>
        {Object.values(ways).map(({ href, label }) => (
          <a
            key={href}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              followed.push(label);
            }}
          >
            {label}
          </a>
        ))}
      </nav>
      <DeskShortcuts ways={ways} words={words} />
      <input aria-label="field" />
    </>,
  );
}
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};

test('a letter after g follows its link, from anywhere but a field', () => {
  show();
  press('c', 'x', 'g', 'x', 'c');
  expect(followed).toEqual([]);
  press('g', 'c');
  press('G', 'C');
  press('g', 'g', words.letters.sales);
  expect(followed).toEqual(['to clients', 'to clients', 'to sales']);
  const field = screen.getByLabelText('field');
  for (const key of ['g', 'c', '?']) expect(fireEvent.keyDown(field, { key })).toBe(true);
  expect(followed).toHaveLength(3);
});

test('shortcuts of the browser or of an open dialog are left alone', () => {
  show();
  for (const held of [
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { repeat: true },
    { isComposing: true },
  ]) {
    press('g');
    expect(fireEvent.keyDown(document.body, { key: 'c', ...held })).toBe(true);
  }
  press('g', '?', 'g', 'c');
  expect(screen.getByRole('dialog', { name: words.title })).toBeVisible();
  expect(followed).toEqual([]);
});

test('a question mark or the button opens the list, which can switch the shortcuts off for the device', async () => {
  show();
  press('?');
  await userEvent.click(screen.getByRole('checkbox', { name: words.on }));
  await userEvent.click(screen.getByRole('button', { name: words.close }));
  press('g', 'c', '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(followed).toEqual([]);
  expect(localStorage.getItem('desk-keys')).toBe('{"on":false}');
  await userEvent.click(screen.getByRole('button', { name: words.title }));
  expect(screen.getByRole('dialog', { name: words.title })).toBeVisible();
});

test.each(Object.entries({ de, en, es }))(
  'in %s each link has a letter of its own, and none is the g that comes before it',
  (_, { workplace }) => {
    const letters = Object.values(workplace.keys.letters);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.every((letter) => /^[a-z]$/.test(letter) && letter !== 'g')).toBe(true);
  },
);
