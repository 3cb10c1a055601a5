import { expect, jest, test } from '@jest/globals';
import { cacheFormatters } from './cache-formatters';

test('a formatter is made once per language and options', () => {
  const make = jest.fn((locale: string, wishes: { day?: string }) => `${locale} ${wishes.day}`);
  const each = cacheFormatters(make);
  const said = [each('de', { day: 'numeric' }), each('de', { day: 'numeric' }), each('en', { day: 'numeric' })];
  expect([...said, each('de', {})]).toEqual(['de numeric', 'de numeric', 'en numeric', 'de undefined']);
  expect(make).toHaveBeenCalledTimes(3);
});
