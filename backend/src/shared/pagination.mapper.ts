import { productsOnAPage } from 'contract/public-rules.ts';
import { absent } from './errors.ts';

export type Page = { number: number; size: number };

export const toPage = ({ pagina = 1, tamano = productsOnAPage }: { pagina?: number; tamano?: number }): Page => ({
  number: pagina,
  size: tamano,
});

export const offsetOf = ({ number, size }: Page): number => (number - 1) * size;

/** A page after the last one does not exist; the first one always does, empty or not. */
export function describePage(page: Page, total: number) {
  const totalPaginas = Math.ceil(total / page.size);
  if (page.number > 1 && page.number > totalPaginas) throw absent();
  return { pagina: page.number, tamano: page.size, totalPaginas, totalProductos: total };
}

/** A page of a counted list; numbers in a query are text. */
export const toQueryPage = (query: { pagina?: string; tamano?: string }): Page =>
  toPage({
    ...(query.pagina !== undefined && { pagina: Number(query.pagina) }),
    ...(query.tamano !== undefined && { tamano: Number(query.tamano) }),
  });

export function toPageWire<T>(elementos: T[], page: Page, total: number) {
  const { totalProductos, ...described } = describePage(page, total);
  return { elementos, ...described, total: totalProductos };
}
