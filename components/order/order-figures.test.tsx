import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import messages from '@/messages/en.json';
import { OrderFigures } from './order-figures';

const show = (missingMinimumCents: number) =>
  render(
    <OrderFigures
      clock={null}
      lines={[]}
      rewards={null}
      withoutVat={false}
      minimumCents={6_000}
      missingMinimumCents={missingMinimumCents}
      locale="en"
      words={messages.order.figures}
    />,
  );

test.each([
  [6_000, '€60.00 minimum order'],
  [1_200, '€12.00 short of the €60.00 minimum order'],
  [0, '€60.00 minimum order reached'],
])('N12 with %s cents missing the minimum order is mentioned once', (missing, said) => {
  show(missing);
  expect(screen.getByRole('listitem')).toHaveTextContent(new RegExp(`^${said}$`));
});
