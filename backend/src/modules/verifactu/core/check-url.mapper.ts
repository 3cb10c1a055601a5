import { type Environment, type Registration, toAmount, toRecordDate } from './records.ts';

/** Where anybody checks an invoice. */
const hosts: Record<Environment, string> = {
  production: 'https://www2.agenciatributaria.gob.es',
  test: 'https://prewww2.aeat.es',
};

/** The address in an invoice's code. */
export function toCheckUrl({ invoice, totalCents }: Registration, environment: Environment): string {
  const query = new URLSearchParams({
    nif: invoice.issuerNif,
    numserie: invoice.number,
    fecha: toRecordDate(invoice.issuedOn),
    importe: toAmount(totalCents),
  });
  return `${hosts[environment]}/wlpl/TIKE-CONT/ValidarQR?${query}`;
}
