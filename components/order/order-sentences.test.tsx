import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import messages from '@/messages/en.json';
import { OrderSentences } from './order-sentences';

const show = (missingMinimumCents: number) =>
  render(
    <OrderSentences
      clock={null}
      lines={[]}
      rewards={null}
      withoutVat={false}
      minimumCents={6_000}
      missingMinimumCents={missingMinimumCents}
      locale="en"
      words={messages.order.sentences}
    />,
  );

test.each([
  [6_000, 'The minimum order is €60.00.'],
  [1_200, 'You’re €12.00 short of the €60.00 minimum order.'],
  [0, 'You’ve reached the €60.00 minimum order.'],
])('N12 with %s cents missing the minimum order is told once', (missing, said) => {
  show(missing);
  expect(screen.getByRole('listitem')).toHaveTextContent(said);
});
