import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { WithdrawableLine, WithdrawableOrder } from '@/lib/withdrawal/withdrawal';
import { lineField, lineValue, quantityField } from '@/lib/withdrawal/withdrawal-form';

type Props = { order: WithdrawableOrder; words: Words<'withdrawal.lines'> };

export const formatWithdrawalLine = (
  { name, colourName, size }: WithdrawableLine,
  words: Words<'withdrawal.lines'>,
): string => fill(words.line, { name, colour: colourName, size });

const countTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** For a buyer who comes from the order: which lines, how many, and for which client. */
export function WithdrawalLines({ order, words }: Props) {
  const groups = [...Map.groupBy(order.lines, ({ client }) => client)];
  return (
    <fieldset className="withdrawal-lines">
      <legend className="ui-label">{words.legend}</legend>
      <p className="ui-hint">{words.hint}</p>
      {groups.map(([client, lines]) => {
        if (groups.length === 1 && client === null) return <LineList key="" lines={lines} words={words} />;
        const label = client === null ? words.forMe : fill(words.for, { name: client });
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would draw a second frame
          <div key={client ?? ''} role="group" aria-label={label}>
            <p className="withdrawal-client">{label}</p>
            <LineList lines={lines} words={words} />
          </div>
        );
      })}
    </fieldset>
  );
}

function LineList({ lines, words }: { lines: WithdrawableLine[]; words: Props['words'] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.code}>
          <Checkbox name={lineField} value={lineValue(line)} label={formatWithdrawalLine(line, words)} />
          {line.quantity > 1 && (
            <Select
              name={quantityField(lineValue(line))}
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
  );
}
