import { formatPrice } from 'contract/money.ts';
import { toLongDate } from '../../../shared/dates.ts';
import type { PaperContent } from '../../../shared/paper/paper-content.ts';
import { words } from '../../../words/words.ts';
import type { RefundPaperData } from './refund-paper-data.ts';

export function toRefundPaperContent(paper: RefundPaperData): PaperContent {
  const { locale, order, tender, buyer } = paper;
  const { refund: say, every } = words[locale].papers;
  return {
    name: say.file(order ?? paper.reference),
    locale,
    title: say.title(order),
    at: paper.at,
    parties: [
      { title: every.seller, lines: paper.seller.split(/\n+/) },
      { title: every.buyer, lines: [buyer.name, ...(buyer.email === null ? [] : [buyer.email])] },
    ],
    facts: [
      { label: say.facts.date, value: toLongDate(paper.at, locale) },
      { label: every.order, value: order ?? say.account },
      { label: say.facts.why, value: say.why[paper.why] },
      { label: say.facts.way, value: every.methods[tender] },
      { label: say.facts.paid, value: formatPrice(paper.agreedCents) },
      { label: say.facts.reference, value: paper.reference },
    ],
    table: null,
    sums: [{ label: every.amount, value: formatPrice(paper.cents), strong: true }],
    notes: [say.bank, every.noInvoice],
    page: every.page,
  };
}
