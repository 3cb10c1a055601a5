import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import messages from '@/messages/en.json';

const mockHour = jest.fn<() => string | null>();
jest.mock('../../lib/shop/local-time', () => ({ formatLocalTime: () => mockHour() }));

test('N10 the reader’s local time is shown in the browser alone, and only if it differs', async () => {
  // Imported once the clock is replaced.
  const { LocalTime } = await import('./local-time');
  const clock = <LocalTime at={0} locale="en" word={messages.order.figures.own} />;
  mockHour.mockReturnValue('22:59');
  expect(renderToString(clock)).toBe('');
  const { unmount } = render(clock);
  expect(screen.getByText('(22:59 your time)')).toBeVisible();
  unmount();
  mockHour.mockReturnValue(null);
  expect(render(clock).container).toBeEmptyDOMElement();
});
