import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recallAnswers } from '@/lib/solution-guide/guide-memory';
import messages from '@/messages/en.json';
import { GuideTest } from './guide-test';

const { solutionGuide, sizeTables } = messages;
const words = { ...solutionGuide, systems: sizeTables.guide.systems };
const { steps, options, test: say, ways, guides, fits, any } = solutionGuide;

const path = '/en/home/solution-guide/test';
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', path);
});
afterEach(cleanup);

const show = () => {
  render(<GuideTest locale="en" words={words} />);
  return userEvent.setup();
};
const question = () => screen.getByRole('heading', { level: 2 });
const option = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

test('R07 K10 one question at a time leads to the summary, by keyboard alone, and no answer is in the address', async () => {
  const user = show();
  const press = async (name: string) => {
    option(name).focus();
    await user.keyboard('{Enter}');
  };
  expect(question()).toHaveTextContent(steps.guide);
  await press(guides.bras);
  await press(ways.tape.title);
  expect(question()).toHaveTextContent(steps.underbust);
  expect(question()).toHaveFocus();
  await user.type(screen.getByRole('textbox'), '74.5{Enter}');
  await user.type(screen.getByRole('textbox'), '90{Enter}');
  expect(screen.getByRole('progressbar')).toHaveAccessibleName(/5 .*8/);
  await press(options.shape.soft);
  await press(options.occasion.everyday);
  await press(options.support.firm);
  await press(any);
  expect(question()).toHaveTextContent(say.done.title);
  expect(screen.getByText('74.5 cm')).toBeVisible();
  expect(screen.getByRole('link', { name: say.done.see })).toHaveAttribute('href', '/en/home/solution-guide/results');
  expect(window.location.href).toBe(`http://localhost${path}`);
  expect(localStorage).toHaveLength(0);
  expect(recallAnswers()).toMatchObject({
    guide: 'bras',
    measures: { underbust: 745, bust: 900 },
    picked: { shape: 'soft', wires: 'any' },
  });
});

test('R07 odd measures get a helpful message at the field, and typed text stays', async () => {
  window.history.replaceState(null, '', `${path}#bras`);
  const user = show();
  await user.click(option(ways.tape.title));
  const field = () => screen.getByRole('textbox');
  const next = () => user.click(screen.getByRole('button', { name: say.next }));
  for (const [typed, said] of [
    ['', say.wrong.empty],
    ['about 70', say.wrong.number],
    ['28', 'looks like inches: that’s about 71'],
    ['745', 'looks like millimetres: that’s 74.5'],
    ['9', 'between 55 and 150'],
  ] as const) {
    await user.clear(field());
    if (typed) await user.type(field(), typed);
    await next();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(said));
    expect(field()).toHaveValue(typed);
    expect(field()).toHaveFocus();
  }
  await user.clear(field());
  await user.type(field(), '75 cm');
  await next();
  await user.type(field(), '70');
  await next();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('you measured 75'));
});

test('R07 going back keeps the answers, and one changed answer leads back to the summary', async () => {
  window.history.replaceState(null, '', `${path}#panties`);
  const user = show();
  await user.click(option(ways.label.title));
  await user.click(option('L'));
  await user.click(option(fits.well));
  expect(question()).toHaveTextContent(steps.cut);
  await user.click(screen.getByRole('button', { name: say.back }));
  const before = await screen.findByRole('heading', { name: steps.fit });
  await waitFor(() => expect(before).toHaveFocus());
  expect(option(fits.well)).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: say.next }));
  await user.click(option(options.cut.classic));
  await user.click(option(options.wear.everyday));
  await user.click(option(options.fabric.cotton));
  await user.click(screen.getByRole('button', { name: `${say.done.change} ${say.done.names.cut}` }));
  await user.click(option(options.cut.high));
  expect(question()).toHaveTextContent(say.done.title);
  expect(screen.getByText(options.cut.high)).toBeVisible();
});

test('R07 a size on a label is read in the size system that the visitor chooses', async () => {
  window.history.replaceState(null, '', `${path}#bras`);
  const user = show();
  await user.click(option(ways.label.title));
  await user.click(screen.getByRole('button', { name: say.next }));
  expect(screen.getByLabelText(say.band)).toHaveAccessibleDescription(expect.stringContaining(say.wrong.band));
  expect(screen.getByLabelText(say.band)).toHaveFocus();
  await user.selectOptions(screen.getByLabelText(say.system), 'es');
  await user.selectOptions(screen.getByLabelText(say.band), '90');
  await user.selectOptions(screen.getByLabelText(say.cup), 'B');
  await user.click(screen.getByRole('button', { name: say.next }));
  expect(recallAnswers().label).toBe('75B');
});

test('R07 another guide starts empty, and starting over keeps nothing', async () => {
  window.history.replaceState(null, '', `${path}#bras`);
  const user = show();
  await user.click(option(ways.tape.title));
  await user.type(screen.getByRole('textbox'), '75{Enter}');
  cleanup();
  window.history.replaceState(null, '', `${path}#shapewear`);
  show();
  expect(question()).toHaveTextContent(steps.way);
  expect(recallAnswers()).toMatchObject({ guide: 'shapewear', measures: {} });
  await user.click(screen.getByRole('button', { name: say.anew }));
  expect(question()).toHaveTextContent(steps.guide);
  expect(sessionStorage).toHaveLength(0);
  expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(3);
});

test('R07 invalid answers stored in a tab are dropped', () => {
  sessionStorage.setItem(
    ':solution-guide',
    JSON.stringify({
      guide: 'bras',
      way: 'x',
      measures: { bust: '1', neck: 3 },
      picked: { cut: 'high', wires: 'any' },
    }),
  );
  expect(recallAnswers()).toEqual({
    guide: 'bras',
    way: null,
    measures: {},
    label: null,
    fit: null,
    picked: { wires: 'any' },
  });
});
