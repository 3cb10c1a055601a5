import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Price } from './price';

const labels = { now: 'Now', previous: 'Previous price' };

test('K02 a price is shown with the euro sign and two decimals', () => {
  const { container } = render(<Price cents={123450} />);
  expect(container).toHaveTextContent(/^€1,234\.50$/);
});

test('K12 a price range is shown where variants differ', () => {
  const { container } = render(<Price cents={1990} toCents={2490} />);
  expect(container).toHaveTextContent(/^€19\.90 – €24\.90$/);
});

test('K12 on sale the previous price is struck through, in words for screen readers, with the lowest of 30 days beside it', () => {
  const { container } = render(
    <Price cents={3490} previous={{ cents: 4990 }} labels={labels} note="Lowest price of the last 30 days: €39.90" />,
  );
  expect(container.querySelector('s')).toHaveTextContent('Previous price €49.90');
  expect(container).toHaveTextContent('Now €34.90');
  expect(container).toHaveTextContent('Lowest price of the last 30 days: €39.90');
});

test('K12 a price that is not on sale has nothing struck through', () => {
  const { container } = render(<Price cents={3490} />);
  expect(container.querySelector('s')).toBeNull();
});
