import type { ShippingWords } from '@/components/checkout/words';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import type { Destination } from '@/lib/checkout/checkout-mutations';
import type { Person } from '@/lib/order/order-line';

type Props = {
  destination: Destination | null;
  clients: Person[];
  words: ShippingWords;
  onChoose: (destination: Destination) => void;
};

/** F117. To the executive, or straight to one of the clients who have something in this order. */
export function ShippingDestination({ destination, clients, words, onChoose }: Props) {
  const [first] = clients;
  return (
    <>
      <RadioGroup
        legend={<h2>{words.to}</h2>}
        name="to"
        value={destination?.to ?? ''}
        onValueChange={(to) => onChoose(to === 'client' && first ? { to, client: first.id } : { to: 'executive' })}
        options={[
          { value: 'executive', label: words.toMe, hint: words.toMeHint },
          {
            value: 'client',
            label: words.toClient,
            hint: first ? words.toClientHint : words.noClients,
            disabled: !first,
          },
        ]}
      />
      {destination?.to === 'client' && (
        <Field label={words.client}>
          {(control) => (
            <Select
              {...control}
              value={destination.client}
              onChange={({ target }) => onChoose({ to: 'client', client: target.value })}
            >
              {clients.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}
