import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '@/messages/es.json';
import { ConsentPanel } from './consent-panel';

const words = es.consent;
const { reject, accept, choose, save, measuring, advertising } = words;

function show(change: Partial<Parameters<typeof ConsentPanel>[0]> = {}) {
  const onAnswer = jest.fn();
  const onClose = jest.fn();
  render(
    <ConsentPanel
      policyHref="/customer-care/cookies"
      words={words}
      choice={null}
      isChanging={false}
      onAnswer={onAnswer}
      onClose={undefined}
      {...change}
    />,
  );
  return { onAnswer, onClose, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
});

test('refusing, accepting and choosing are buttons of the same style', () => {
  show();
  expect(new Set([reject, accept, choose].map((name) => button(name).className)).size).toBe(1);
});

test.each([
  [reject, { measuring: false, advertising: false }],
  [accept, { measuring: true, advertising: true }],
])('“%s” takes one press', async (name, choice) => {
  const { user, onAnswer } = show();
  await user.click(button(name));
  expect(onAnswer).toHaveBeenCalledWith(choice);
});

test('one purpose can be allowed without the other, by keyboard alone, and nothing is preselected', async () => {
  const { user, onAnswer } = show();
  button(choose).focus();
  await user.keyboard('{Enter}');
  expect(
    [screen.getByLabelText(measuring), screen.getByLabelText(advertising)].map(
      (box) => (box as HTMLInputElement).checked,
    ),
  ).toEqual([false, false]);
  screen.getByLabelText(measuring).focus();
  await user.keyboard(' ');
  button(save).focus();
  await user.keyboard('{Enter}');
  expect(onAnswer).toHaveBeenCalledWith({ measuring: true, advertising: false });
});

test('the first request takes no focus and cannot be closed without an answer', async () => {
  const { user, onAnswer } = show();
  expect(document.body).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: words.title })).toBeVisible();
  expect(onAnswer).not.toHaveBeenCalled();
});

test('reopened, it shows the current choice, and Escape leaves it unchanged', async () => {
  const given = { choice: { measuring: true, advertising: false }, isChanging: true };
  const onClose = jest.fn();
  const { user, onAnswer } = show({ ...given, onClose });
  expect(screen.getByLabelText(measuring)).toBeChecked();
  expect(screen.getByRole('region', { name: words.title })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect([onClose.mock.calls.length, onAnswer.mock.calls.length]).toEqual([1, 0]);
});

test('a visitor whose browser signals refusal reads that it is respected', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  show({ isChanging: true, onClose: () => {} });
  expect(screen.getByText(words.signal)).toBeVisible();
});
