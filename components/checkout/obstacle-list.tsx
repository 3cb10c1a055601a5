import type { MouseEvent, Ref } from 'react';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import type { Obstacle } from '@/lib/checkout/checkout-rules';
import { fill, type Words } from '@/lib/i18n/message-texts';

/** The element that each obstacle is linked to: the field itself, or the part of the page that has it. */
export const obstacleFields = {
  differences: 'pay-changes',
  import: 'pay-import',
  shipping: 'pay-shipping',
  part: 'pay-part',
  method: 'pay-how',
  partial: 'pay-partial',
  terms: 'pay-terms',
} as const satisfies Record<Exclude<Obstacle, 'minimum'>, string>;

const markedChoice = ':is([type="radio"], [type="checkbox"])[aria-invalid]:enabled';

export type Obstacles = {
  list: Obstacle[];
  /** The button was pressed: they are shown there and at their fields. */
  shown: boolean;
  missingCents: number;
  /** Where pieces are added to reach the minimum. */
  bag: string;
  onShow: () => void;
};

type ObstacleWords = Words<'checkout.payment'>['obstacles'];

/** The error of each field: the words of its obstacle. */
export const toObstacleErrors = (
  { list, shown }: Pick<Obstacles, 'list' | 'shown'>,
  words: ObstacleWords,
): Partial<Record<Obstacle, string>> =>
  Object.fromEntries(shown ? list.map((obstacle) => [obstacle, words[obstacle]] as const) : []);

type Props = { obstacles: Obstacles; words: ObstacleWords; ref: Ref<HTMLDivElement> };

/** What the order still needs, each with a link to its field. */
export function ObstacleList({ obstacles: { list, shown, missingCents, bag }, words, ref }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className="checkout-obstacles" hidden={!shown || list.length === 0}>
      <p>{words.title}</p>
      <ul>
        {list.map((obstacle) => (
          <li key={obstacle}>
            {obstacle === 'minimum' ? (
              <a href={bag} className={linkClass()}>
                {fill(words.minimum, { amount: formatPrice(missingCents) })}
              </a>
            ) : (
              <a href={`#${obstacleFields[obstacle]}`} className={linkClass()} onClick={focusField}>
                {words[obstacle]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Not every browser focuses the target of a fragment, and a fragment would be one more step back to the last page. Only
 * choices are searched for within a part of the page: a text field in it has a link of its own.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!place) return;
  event.preventDefault();
  const field = place.querySelector<HTMLElement>(markedChoice) ?? place;
  // What is folded cannot take the focus.
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus();
}
