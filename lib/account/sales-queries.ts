import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import { mapResult, type Result } from '@/lib/result';
import type { Sales } from './sales';
import { toSales } from './sales-mappers';

/** Sales by category and client, of one campaign or of all. */
export async function getSales(reader: Reader, campaign: string): Promise<Result<Sales>> {
  const query = campaign ? { campana: campaign } : {};
  return mapResult(await callBackend('readSalesSummary', { query, ...readerInput(reader) }), toSales);
}
