import { formatPrice } from 'contract/money.ts';
import { toLongDate, toShopDate, toShortDate } from '../../shared/dates.ts';
import type { Fact, PaperContent } from '../../shared/paper/paper-content.ts';
import { words } from '../../words/words.ts';
import { movementDescriptions } from './statement.mapper.ts';
import type { StatementPaperData } from './statement-paper-data.ts';

/** A balance in the executive's favour has a minus sign. */
const toBalance = (cents: number): string => (cents < 0 ? `−${formatPrice(-cents)}` : formatPrice(cents));

export function toStatementPaperContent(paper: StatementPaperData): PaperContent {
  const { locale, at, holder, beforeCents, movements } = paper;
  const { statement: say, every } = words[locale].papers;
  const { columns } = say;
  return {
    name: `${say.file}-${toShopDate(at)}`,
    locale,
    title: say.title,
    at,
    parties: [
      { title: every.seller, lines: paper.seller.split(/\n+/) },
      { title: say.holder, lines: [holder.name, holder.code] },
    ],
    facts: toFacts(paper),
    table: {
      columns: [
        { label: columns.date, width: 66 },
        { label: columns.what, width: 74 },
        { label: columns.order, width: 82 },
        { label: columns.campaign, width: 65 },
        { label: columns.due, width: 66 },
        { label: columns.amount, width: 76, numeric: true },
        { label: columns.balance, width: 76, numeric: true },
      ],
      rows: movements.map(({ at: moved, kind, number, campaign, dueOn, cents, sinceCents }) => [
        ...[toShortDate(moved, locale), say.kinds[movementDescriptions[kind]], number ?? '', campaign ?? ''],
        ...[dueOn === null ? '' : toShortDate(dueOn, locale), toBalance(cents), toBalance(beforeCents + sinceCents)],
      ]),
    },
    sums: [
      { label: say.sums.before, value: toBalance(beforeCents) },
      { label: say.sums.after, value: toBalance(beforeCents + (movements[0]?.sinceCents ?? 0)), strong: true },
    ],
    notes: [...(movements.length === 0 ? [say.none] : []), say.hint],
    page: every.page,
  };
}

function toFacts({
  locale,
  at,
  days: { from, to, campaign },
  summary: { account, ageing },
}: StatementPaperData): Fact[] {
  const say = words[locale].papers.statement;
  const day = (value: string | null) => value && toLongDate(value, locale);
  return [
    { label: say.facts.date, value: toLongDate(at, locale) },
    ...(from === null && to === null
      ? campaign === null
        ? [{ label: say.facts.period, value: say.all }]
        : []
      : [{ label: say.facts.period, value: say.days(day(from), day(to)) }]),
    ...(campaign === null ? [] : [{ label: say.facts.campaign, value: campaign }]),
    { label: say.facts.balance, value: toBalance(account.balanceCents) },
    ...(account.overdueCents > 0 ? [{ label: say.facts.overdue, value: formatPrice(account.overdueCents) }] : []),
    ...ageing
      .filter(({ cents }) => cents > 0)
      .map(({ fromDays, toDays, cents }) => ({ label: say.age(fromDays, toDays), value: formatPrice(cents) })),
  ];
}
