import { proofMaxBytes } from '@/contract/rules';
import { readSmallPicture, type SmallPicture, toBase64 } from '@/lib/media/small-picture';

/** Sides in pixels: a bank's page can be read on the first, and any photo fits as the last. */
const sides = [1800, 1200, 800];

/** What is sent of a file that shows a transfer, or why it cannot be. */
export async function readProofFile(file: File): Promise<SmallPicture> {
  // Some phones know a file by its name alone.
  if (file.type === 'application/pdf' || /\.pdf$/i.test(file.name))
    return file.size > proofMaxBytes ? { refused: 'tooLarge' } : { text: await toBase64(file) };
  return readSmallPicture(file, { sides, maxBytes: proofMaxBytes });
}
