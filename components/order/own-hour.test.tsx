import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import messages from '@/messages/en.json';
import { OwnHour } from './own-hour';

const mockHour = jest.fn<() => string | null>();
jest.mock('../../lib/shop/own-hour', () => ({ ownHour: () => mockHour() }));
const clock = <OwnHour end={0} locale="en" word={messages.order.figures.own} />;

test('N10 her own hour is said in her browser alone, and only where it is another one', () => {
  mockHour.mockReturnValue('22:59');
  expect(renderToString(clock)).toBe('');
  const { container, unmount } = render(clock);
  expect(screen.getByText('(22:59 your time)')).toBeVisible();
  unmount();
  mockHour.mockReturnValue(null);
  render(clock);
  expect(container).toBeEmptyDOMElement();
});
