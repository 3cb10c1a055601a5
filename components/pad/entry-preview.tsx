import { LinePicture } from '@/components/order/line-picture';
import { stockText } from '@/components/pad/stock-text';
import { Price } from '@/components/ui/price';
import { formatPrice } from '@/contract/money';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import type { Pick } from '@/lib/pad/grid-rules';
import type { GridAnswer } from '@/lib/pad/use-grid';
import type { PadWords } from './words';

type Props = { answer: GridAnswer; pick: Pick | null; words: PadWords };

/** Preview of the typed code: picture, name, campaign price, stock and points. */
export function EntryPreview({ answer, pick, words: { pad, order } }: Props) {
  if (answer.state === 'idle' || answer.state === 'unknown') return null;
  if (answer.state !== 'found') return <p className="text-soft">{pad[answer.state]}</p>;
  const picture = (pick?.colour ?? answer.grid.colours[0])?.picture;
  const before = pick?.cell.before ?? null;
  return (
    <div className="entry-preview">
      <LinePicture picture={picture} className="entry-picture" sizes="72px" priority />
      <div>
        <p className="entry-name">{answer.grid.name}</p>
        {pick ? (
          <>
            <p>{fill(pad.article, { colour: pick.colour.name, size: pick.cell.size })}</p>
            <p>
              <Price
                cents={pick.cell.priceCents}
                previous={before ? { cents: before.cents } : undefined}
                labels={{ now: pad.priceNow, previous: pad.priceBefore }}
                note={before && fill(pad.lowest30, { price: formatPrice(before.lowest30Cents) })}
              />
            </p>
            <p className="text-soft">
              {stockText(pick.cell, order.stock)} · {fillCount(pad.points, pick.cell.points)}
            </p>
          </>
        ) : (
          <p>{pad.chooseSize}</p>
        )}
      </div>
    </div>
  );
}
