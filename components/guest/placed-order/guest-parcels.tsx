import { linkClass } from '@/components/ui/text-link';
import type { GuestParcel } from '@/lib/checkout/placed/placed-order';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { describeDispatch } from './describe-dispatch';

type Props = {
  locale: Locale;
  parcels: GuestParcel[];
  words: { parcels: Words<'guest.confirmation.parcels'>; placed: Words<'checkout.confirmation'> };
};

/** The parcels of an order that leaves in several, each with where it is. */
export function GuestParcels({ locale, parcels, words: { parcels: said, placed } }: Props) {
  return (
    <>
      <h3>{said.title}</h3>
      <ul className="order-next">
        {parcels.map(({ position, state, units, dispatch }) => (
          <li key={position}>
            {[
              `${fill(said.parcel, { number: position, state: said.states[state] })} (${fillCount(said.items, units)}).`,
              ...describeDispatch(locale, dispatch, placed),
            ].join(' ')}{' '}
            {dispatch?.url && (
              <a href={dispatch.url} rel="noopener noreferrer" className={linkClass('accent')}>
                {placed.track}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
