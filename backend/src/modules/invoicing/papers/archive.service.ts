import type { PaperFile } from 'contract/common/schemas.ts';
import type { Kit } from '../../../kit/kit.ts';
import { toPaperFile } from '../../../shared/paper/paper-file.ts';
import { findCheckUrl } from '../../verifactu/chain/check-url.service.ts';
import { type Correction, getInvoice, type Invoice } from '../invoices/invoices.repository.ts';
import { archiveDrawing, findArchivedPaper } from './archive.repository.ts';
import { toInvoicePaperContent } from './invoice-paper-content.ts';

type ArchiveContext = Pick<Kit, 'db' | 'now'>;

/** The paper as it was first drawn. It is drawn now if no job has done it yet, such as for an invoice of the past. */
export async function readIssuedPaper(
  context: ArchiveContext,
  issued: Invoice | Correction,
  reader: { id: string },
): Promise<PaperFile> {
  const { db, now } = context;
  const archived = await findArchivedPaper(db, issued.number);
  if (archived) return archived;
  const content = toInvoicePaperContent(issued, await findCheckUrl(context, issued.number));
  return archiveDrawing(db, issued.number, await toPaperFile(reader, content), now());
}

/** Runs as a job, so that nobody waits for the drawing under the lock of the series. */
export async function archivePaper(context: ArchiveContext, number: string): Promise<void> {
  await readIssuedPaper(context, await getInvoice(context.db, number), { id: 'archive' });
}
