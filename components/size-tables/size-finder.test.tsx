import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SizeTable } from '@/lib/size-tables/size-tables';
import { setUpDelayMs } from '@/lib/size-tables/size-tables';
import { takePassedSizes } from '@/lib/size-tables/sizes-for-listing';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { SizeFinderIsland } from './size-finder-island';
import { SizeGuide } from './size-guide';
import type { SizeWords } from './size-words';

const files = { es, en, de };
const wordsOf = (table: SizeTable, locale: keyof typeof files = 'en') =>
  ({ ...files[locale].sizeTables.guide, ...files[locale].sizeTables.tables[table] }) as SizeWords;
const answerPanel = () => screen.getByRole('status');

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

function showPage(table: SizeTable, locale: keyof typeof files = 'en') {
  jest.useFakeTimers();
  render(
    <SizeFinderIsland
      table={table}
      locale={locale}
      words={wordsOf(table, locale)}
      department="/en/catalogue/women/bras"
    />,
  );
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
}
const setUp = () => act(() => jest.advanceTimersByTime(setUpDelayMs));

test.each(['bras', 'menswear', 'swimwear'] as const)(
  'V05 without a choice the table of %s shows the no-answer panel, before and after its set-up',
  (table) => {
    showPage(table);
    expect(answerPanel()).toHaveTextContent(wordsOf(table).unanswered);
    setUp();
    expect(answerPanel()).toHaveTextContent(wordsOf(table).unanswered);
  },
);

test('K05 a choice made before the two seconds of set-up is answered afterwards', async () => {
  const user = showPage('menswear');
  await user.selectOptions(screen.getByLabelText('Waist'), '82');
  expect(answerPanel()).toHaveTextContent(wordsOf('menswear').moment);
  setUp();
  expect(within(answerPanel()).getByText('M')).toBeVisible();
});

test('K05 a choice made before hydration counts too', () => {
  showPage('menswear');
  const select = screen.getByLabelText<HTMLSelectElement>('Waist');
  select.value = '94';
  setUp();
  expect(within(answerPanel()).getByText('XL')).toBeVisible();
});

test('R38 V06 band and bust give the size, its labels elsewhere and its sister sizes', async () => {
  const user = showPage('bras');
  setUp();
  await user.selectOptions(screen.getByLabelText('Bust'), '95');
  expect(answerPanel()).toHaveTextContent(wordsOf('bras').unanswered);
  await user.selectOptions(screen.getByLabelText('Underbust'), '34');
  for (const text of ['75E', '90E', '34DD', '34DD/E']) expect(within(answerPanel()).getByText(text)).toBeVisible();
  expect(answerPanel()).toHaveTextContent('32E if the band feels loose');
  expect(answerPanel()).toHaveTextContent('36D if the band feels tight');
  await user.selectOptions(screen.getByLabelText('Bust'), '0');
  expect(answerPanel()).toHaveTextContent(wordsOf('bras').unanswered);
});

test('R38 bands are written in the shopper’s system, and the choice stays', async () => {
  const user = showPage('bras');
  await user.selectOptions(screen.getByLabelText('Underbust'), '34');
  await user.click(screen.getByRole('radio', { name: 'ES/FR' }));
  expect(screen.getByLabelText('Underbust')).toHaveDisplayValue('90 (73–77\u00a0cm)');
  cleanup();
  render(<SizeFinderIsland table="bras" locale="en" words={wordsOf('bras')} department="/x" />);
  expect(screen.getByRole('radio', { name: 'ES/FR' })).toBeChecked();
});

test.each(['es', 'en', 'de'] as const)('X05 V07 a combination without a result is reported in %s', async (locale) => {
  const user = showPage('swimwear', locale);
  const words = wordsOf('swimwear', locale);
  setUp();
  await user.selectOptions(screen.getByLabelText(words.questions.bust ?? ''), '78');
  await user.selectOptions(screen.getByLabelText(words.questions.hips ?? ''), '114');
  expect(answerPanel()).toHaveTextContent(words.none.title);
});

test('R40 V07 two selections give a pair of sizes', async () => {
  const user = showPage('swimwear');
  setUp();
  await user.selectOptions(screen.getByLabelText('Bust'), '90');
  await user.selectOptions(screen.getByLabelText('Hips'), '102');
  const pair = within(answerPanel()).getAllByRole('definition');
  expect(pair.map((each) => each.textContent)).toEqual(['M', 'L']);
});

test('N22 the link to the garments passes the size on without putting it in the address', async () => {
  const user = showPage('menswear');
  setUp();
  await user.selectOptions(screen.getByLabelText('Waist'), '88');
  const link = screen.getByRole('link', { name: wordsOf('menswear').products });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(link).toHaveAttribute('href', '/en/catalogue/women/bras');
  expect(takePassedSizes('/en/catalogue/women/briefs')).toBeNull();
  expect(takePassedSizes('/en/catalogue/women/bras')).toEqual({ bands: [], cups: [], sizes: ['L'] });
  expect(takePassedSizes('/en/catalogue/women/bras')).toBeNull();
});

test('N22 no measurement is stored on the device', async () => {
  const user = showPage('bras');
  setUp();
  await user.selectOptions(screen.getByLabelText('Bust'), '95');
  await user.selectOptions(screen.getByLabelText('Underbust'), '34');
  expect([localStorage.length, sessionStorage.length, document.cookie, window.location.search]).toEqual([0, 0, '', '']);
});

test.each([
  '{broken',
  'null',
  '[]',
  '{"path":"/x","bands":["75"],"cups":"B","sizes":[]}',
  '{"path":"/x","bands":[4],"cups":[],"sizes":[]}',
])('N22 a stored choice of %s passes no size on', (kept) => {
  sessionStorage.setItem('wanted-sizes', kept);
  expect(takePassedSizes('/x')).toBeNull();
});

test('F023 the guide beside a product answers at once and passes the size to the product’s choice', async () => {
  const chosen = jest.fn();
  render(<SizeGuide table="bras" locale="en" words={wordsOf('bras')} href="/en/size-tables/bras" onChoose={chosen} />);
  await userEvent.selectOptions(screen.getByLabelText('Bust'), '90');
  await userEvent.selectOptions(screen.getByLabelText('Underbust'), '34');
  await userEvent.click(screen.getByRole('button', { name: 'Choose 34B' }));
  expect(chosen).toHaveBeenCalledWith('75B');
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getByRole('link', { name: wordsOf('bras').full })).toHaveAttribute('href', '/en/size-tables/bras');
});

test('F023 a guide that cannot pass its size on has no button to choose it', async () => {
  render(<SizeGuide table="swimwear" locale="en" words={wordsOf('swimwear')} href="/x" />);
  await userEvent.selectOptions(screen.getByLabelText('Bust'), '90');
  await userEvent.selectOptions(screen.getByLabelText('Hips'), '96');
  expect(screen.queryByRole('button')).toBeNull();
});

test('F023 a letter guide explains each measurement, and passes the larger letter to the product', async () => {
  const words = { ...en.sizeTables.guide, ...en.sizeTables.letters } as SizeWords;
  const onChoose = jest.fn();
  render(
    <SizeGuide table="briefs" locale="en" words={words} href="/en/customer-care/size-tables" onChoose={onChoose} />,
  );
  expect(screen.getByLabelText('Hips')).toHaveAccessibleDescription(words.measures?.hips);
  expect(screen.queryByRole('link')).toBeNull();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Waist'), '68');
  await user.selectOptions(screen.getByLabelText('Hips'), '96');
  await user.click(screen.getByRole('button', { name: 'Choose M' }));
  expect(onChoose).toHaveBeenCalledWith('M');
});
