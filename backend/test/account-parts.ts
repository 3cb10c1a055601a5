import type { TenderCode } from 'contract/codes.ts';
import { aBuyer, type Buyer } from './buyers.ts';
import type { Counter } from './counter.ts';

/** Three pieces in hand, ready to be paid. */
export async function aBag(shop: Counter, choice: Parameters<typeof aBuyer>[2] = {}) {
  const [article] = await shop.shelf(1);
  if (!article) throw new Error('no article');
  const buyer = await aBuyer(shop.db(), shop.call, choice);
  await fillBag(buyer, article.code);
  const seen = await buyer.asSeen({ metodo: 'TCR' });
  return { buyer, article, seen, cents: Math.round(seen.totalVisto * 100) };
}

export async function fillBag(buyer: Buyer, code: string): Promise<void> {
  await buyer.addCodes({ [code]: 3 });
  await buyer.ship();
}

/** An order paid in part on account, and how the rest is paid. */
export async function placeSplit(buyer: Buyer, part: number, metodo: TenderCode = 'TCR') {
  const { status, campos, datos } = await buyer.confirm({
    ...(await buyer.asSeen({ metodo })),
    importeCuenta: part / 100,
  });
  const { numero = '', id = '' } = datos?.orden ?? {};
  return { status, campos, number: numero ?? '', id, pago: datos?.pago ?? null, attempt: datos?.pago?.intento ?? '' };
}
