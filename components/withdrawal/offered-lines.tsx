import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { fill, type Words } from '@/lib/i18n/words';
import type { OfferedLine, OfferedOrder } from '@/lib/withdrawal/withdrawal';
import { lineField, quantityField } from '@/lib/withdrawal/withdrawal-form';

type Props = { order: OfferedOrder; words: Words<'withdrawal.lines'> };

export const sayLine = ({ name, colourName, size }: OfferedLine, words: Words<'withdrawal.lines'>): string =>
  fill(words.line, { name, colour: colourName, size });

const countTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** For whoever comes from her order: what of it, and how many. */
export function OfferedLines({ order, words }: Props) {
  return (
    <fieldset className="withdrawal-lines">
      <legend className="ui-label">{words.legend}</legend>
      <p className="ui-hint">{words.hint}</p>
      <ul>
        {order.lines.map((line) => (
          <li key={line.code}>
            <Checkbox name={lineField} value={line.code} label={sayLine(line, words)} />
            {line.quantity > 1 && (
              <Select
                name={quantityField(line.code)}
                defaultValue={line.quantity}
                aria-label={fill(words.quantity, { name: line.name })}
              >
                {countTo(line.quantity).map((number) => (
                  <option key={number}>{number}</option>
                ))}
              </Select>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
