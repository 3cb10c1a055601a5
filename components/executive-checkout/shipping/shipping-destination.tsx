import { Link } from '@/components/layout/link';
import { RadioGroup } from '@/components/ui/radio-group';
import { linkClass } from '@/components/ui/text-link';
import type { Destination } from '@/lib/checkout/address/address';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Person } from '@/lib/order/order-line';

type Props = {
  destination: Destination | null;
  /** The only client of this order, if there is just one. */
  only: Person | null;
  bag: string;
  words: Words<'checkout.shipping'>;
  onChoose: (destination: Destination) => void;
};

/**
 * F117. Ships to the executive, or directly to the client if the whole order is for one. With articles of other clients
 * that is not offered: leaving those out in the bag makes separate orders with separate deliveries.
 */
export function ShippingDestination({ destination, only, bag, words, onChoose }: Props) {
  return (
    <>
      <RadioGroup
        legend={<h2>{words.to}</h2>}
        name="to"
        value={destination?.to ?? ''}
        onValueChange={(to) => onChoose(to === 'client' && only ? { to, client: only.id } : { to: 'executive' })}
        options={[
          { value: 'executive', label: words.toMe, hint: words.toMeHint },
          {
            value: 'client',
            label: only ? fill(words.toThis, { name: only.name }) : words.toClient,
            hint: only ? words.toClientHint : words.toOnlyOne,
            disabled: !only,
          },
        ]}
      />
      {!only && (
        <Link href={bag} className={linkClass()}>
          {words.toSplit}
        </Link>
      )}
    </>
  );
}
