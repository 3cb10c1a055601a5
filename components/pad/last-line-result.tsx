import { lineOutcomeText } from '@/components/order/line-outcome';
import { LinePicture } from '@/components/order/line-picture';
import { stockText } from '@/components/pad/stock-text';
import { formatPrice } from '@/contract/money';
import { fill } from '@/lib/i18n/message-texts';
import type { LineResult } from '@/lib/order/order-line';
import type { GridLookup } from '@/lib/pad/grid-lookup';
import { findPick } from '@/lib/pad/grid-rules';
import { useGrid } from '@/lib/pad/use-grid';
import type { PadWords } from './words';

type Props = { result: LineResult; lookup: GridLookup; words: PadWords };

/** The result of the last line, beside the fields: piece, price and remaining stock. */
export function LastLineResult({ result, lookup, words: { pad, order } }: Props) {
  const { line, outcome, added } = result;
  const { grid, code } = useGrid(lookup, line?.code ?? '');
  const cell = grid && findPick(grid, code)?.cell;
  return (
    <div className="entry-preview" data-outcome={outcome}>
      <LinePicture picture={line?.picture} className="entry-picture" sizes="72px" />
      <div>
        {line && (
          <>
            <p className="entry-name">
              {added} × {line.name}
            </p>
            <p>{fill(pad.article, { colour: line.colourName, size: line.size })}</p>
          </>
        )}
        {outcome !== 'added' && (
          <p className="open-entry-outcome">{lineOutcomeText(outcome, { code, words: '', result }, order.outcome)}</p>
        )}
        {line && (
          <p>
            {formatPrice(line.priceCents)}
            {cell && <span className="text-soft"> · {stockText(cell, order.stock)}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
