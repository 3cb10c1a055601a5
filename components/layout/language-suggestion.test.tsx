import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { suggestionTexts } from '@/lib/shop/language-suggestion';
import { LanguageSuggestion } from './language-suggestion';

const speak = (...asked: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(asked);
beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});
const show = () => render(<LanguageSuggestion current="es" path="/home" />);

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-GB', 'es'], 'en'],
] as const)('K01 a visitor who reads %j is offered %s, in its own words', (asked, locale) => {
  speak(...asked);
  show();
  const link = screen.getByRole('link', { name: suggestionTexts[locale].yes });
  expect(link).toHaveAttribute('href', `/${locale}/home`);
  expect(screen.getByRole('complementary')).toHaveAttribute('lang', locale);
});

test.each([[['es-MX', 'en']], [['fr', 'es', 'en']], [['fr']], [[]]])(
  'K01 a visitor who reads %j is offered nothing',
  (asked) => {
    speak(...asked);
    show();
    expect(screen.queryByRole('complementary')).toBeNull();
  },
);

test('K01 a visitor who declined is not asked again', async () => {
  speak('de');
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: suggestionTexts.de.no }));
  expect(screen.queryByRole('complementary')).toBeNull();
  unmount();
  show();
  expect(screen.queryByRole('complementary')).toBeNull();
});
