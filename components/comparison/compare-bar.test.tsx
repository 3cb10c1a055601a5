import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comparedStyles } from '@/lib/comparison/compared-styles-store';
import messages from '@/messages/en.json';
import { CompareBar } from './compare-bar';
import { CompareToggle } from './compare-toggle';

const { toggle, bar } = messages.comparison;
const names = ['Alba', 'Berta', 'Clara', 'Dora', 'Elsa'];
const toggleOf = (name: string) => screen.getByRole('button', { name: `Compare ${name}` });

beforeEach(() => act(() => comparedStyles.set([])));

function show() {
  render(
    <>
      {names.map((name, at) => (
        <CompareToggle key={name} reference={`V${at}`} colour="NEG" name={name} words={toggle} />
      ))}
      <CompareBar locale="en" words={bar} />
    </>,
  );
}

test('F016 products chosen to compare are counted beside the link, and a second press removes one', async () => {
  show();
  expect(screen.queryByRole('region', { name: bar.label })).toBeNull();
  await userEvent.click(toggleOf('Alba'));
  await userEvent.click(toggleOf('Clara'));
  expect(screen.getByRole('status')).toHaveTextContent('2 items to compare');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/compare?items=V0.NEG,V2.NEG');
  expect(toggleOf('Clara')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggleOf('Alba'));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/compare?items=V2.NEG');
  await userEvent.click(screen.getByRole('button', { name: bar.clear }));
  expect(screen.queryByRole('region', { name: bar.label })).toBeNull();
  expect(toggleOf('Clara')).toHaveAttribute('aria-pressed', 'false');
});

test('F016 a fifth product is refused with a message, and the four stay', async () => {
  show();
  for (const name of names) await userEvent.click(toggleOf(name));
  expect(screen.getByRole('alert')).toHaveTextContent(toggle.full);
  expect(toggleOf('Elsa')).toHaveAttribute('aria-pressed', 'false');
  expect(comparedStyles.get().map(({ reference }) => reference)).toEqual(['V0', 'V1', 'V2', 'V3']);
});

test('F016 the comparison is stored in the tab, and not on the device', async () => {
  show();
  await userEvent.click(toggleOf('Berta'));
  expect(sessionStorage.getItem('compared')).toBe('{"items":[{"reference":"V1","colour":"NEG"}]}');
  expect(localStorage).toHaveLength(0);
});
