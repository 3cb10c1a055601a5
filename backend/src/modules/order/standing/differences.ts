import type { Locale } from 'contract/codes.ts';
import { differenceTypes } from 'contract/codes.ts';
import { orderLinesMax } from 'contract/rules.ts';
import type { OrderWire } from 'contract/schemas/order.ts';
import { toEuros } from '../../../shared/money.ts';
import { type Alternative, toAlternative } from '../book/alternatives.ts';
import type { Article } from '../book/articles.repository.ts';
import { type Bag, type BagLine, taxed } from '../book/bag.ts';

type Difference = OrderWire['diferencias'][number];
type Given = {
  locale: Locale;
  /** What could stand in for an article that is not there. */
  instead: (article: Article) => Alternative[];
};

/** Lines of which not every piece can be had. */
export const missesPieces = ({ there, row }: BagLine): boolean => there < row.quantity;

/** N21: what of a draft is not as she saw it, line by line and by how much; what is left out is told once it goes. */
export function listDifferences({ lines, tax }: Bag, { locale, instead }: Given): Difference[] {
  const differences = lines.flatMap((line): Difference[] => {
    if (line.row.unit_cents !== null || line.row.omitted) return [];
    const { row, article, askedCents, there } = line;
    const cents = (quantity: number, unit: number) => toEuros(quantity * taxed(unit, tax));
    const common = {
      linea: String(row.id),
      codigo: article.code,
      nombre: article.name[locale],
      cantidadAntes: null,
      cantidadAhora: null,
      alternativas: [],
    };
    const found: Difference[] = [];
    if (row.type === 'VENTA' && askedCents !== null && askedCents !== row.seen_cents)
      found.push({
        ...common,
        tipo: askedCents > row.seen_cents ? differenceTypes.priceUp : differenceTypes.priceDown,
        importeAntes: cents(row.quantity, row.seen_cents),
        importeAhora: cents(row.quantity, askedCents),
        diferencia: toEuros(row.quantity * (taxed(askedCents, tax) - taxed(row.seen_cents, tax))),
      });
    if (missesPieces(line)) {
      const unit = askedCents ?? row.seen_cents;
      found.push({
        ...common,
        tipo: typeOfMissing(line),
        importeAntes: cents(row.quantity, unit),
        importeAhora: cents(there, unit),
        diferencia: -cents(row.quantity - there, unit),
        cantidadAntes: row.quantity,
        cantidadAhora: there,
        alternativas: instead(article).map((one) => toAlternative(one, { locale, tax })),
      });
    }
    return found;
  });
  return differences.slice(0, orderLinesMax);
}

function typeOfMissing({ askedCents, there }: BagLine): Difference['tipo'] {
  if (askedCents === null) return differenceTypes.notInCampaign;
  return there === 0 ? differenceTypes.outOfStock : differenceTypes.fewer;
}
