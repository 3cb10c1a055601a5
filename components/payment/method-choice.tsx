import { Disclosure } from '@/components/ui/disclosure';
import { RadioGroup, type RadioOption } from '@/components/ui/radio-group';
import type { TenderCode } from '@/contract/codes';
import { fillCount } from '@/lib/i18n/message-texts';
import type { PaymentMethod } from '@/lib/order/delivery';
import { isOffered, type MethodWords, methodOptions } from './method-options';

type Props = {
  methods: PaymentMethod[];
  /** Payment by the executive's account, if this campaign has it. */
  credit?: RadioOption | null;
  value: string;
  /** How the last order was paid. */
  last?: TenderCode | null;
  error: string | undefined;
  words: MethodWords;
  onChoose: (way: string) => void;
};

/**
 * K09, N14. The ways to pay that this order can use, and folded below them the others with their reasons. If it can use
 * none, all stand open.
 */
export function MethodChoice({ methods, credit = null, value, last = null, error, words, onChoose }: Props) {
  const said = words.payment;
  const toOptions = (from: PaymentMethod[]) => [...(credit ? [credit] : []), ...methodOptions(from, words, last)];
  const all = toOptions(methods);
  const possible = all.filter(({ disabled }) => !disabled);
  const others = possible.length > 0 ? toOptions(methods.filter(isOffered)).filter(({ disabled }) => disabled) : [];
  const group = { name: 'way', legendHidden: true, value, onValueChange: onChoose };
  const summary = fillCount(said.impossible, others.length);
  return (
    <>
      <div className="pay-ways">
        <RadioGroup {...group} legend={said.how} error={error} options={possible.length > 0 ? possible : all} />
      </div>
      {others.length > 0 && (
        <Disclosure summary={summary}>
          <RadioGroup {...group} legend={summary} options={others} />
        </Disclosure>
      )}
    </>
  );
}
