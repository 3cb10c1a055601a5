import { proofMaxBytes } from '@/contract/rules';
import { type SmallPicture, shrinkPicture, toBase64 } from '@/lib/media/shrink-picture';

/** Longest side in pixels: a bank's page is readable at the first size, and any photo fits at the last. */
const sides = [1800, 1200, 800];

/** What is uploaded of a proof of transfer, or why it is refused. */
export async function readProofFile(file: File): Promise<SmallPicture> {
  // Some phones give the file no type.
  if (file.type === 'application/pdf' || /\.pdf$/i.test(file.name))
    return file.size > proofMaxBytes ? { refused: 'tooLarge' } : { text: await toBase64(file) };
  return shrinkPicture(file, { sides, maxBytes: proofMaxBytes });
}
