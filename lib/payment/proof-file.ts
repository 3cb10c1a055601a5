import { proofMaxBytes } from '@/contract/rules';

/** What is sent of a file that shows a transfer, or why it cannot be. */
export type ProofFile = { text: string } | { refused: 'tooLarge' | 'unreadable' };

/** Sides in pixels: a bank's page can be read on the first, and any photo fits as the last. */
const sides = [1800, 1200, 800];

/** A photo leaves small and without what a camera wrote into it, such as where it was taken. */
export async function readProofFile(file: File): Promise<ProofFile> {
  // Some phones know a file by its name alone.
  if (file.type === 'application/pdf' || /\.pdf$/i.test(file.name))
    return file.size > proofMaxBytes ? { refused: 'tooLarge' } : { text: await toText(file) };
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { refused: 'unreadable' };
  try {
    for (const side of sides) {
      const drawn = await draw(picture, side);
      if (!drawn) return { refused: 'unreadable' };
      if (drawn.size <= proofMaxBytes) return { text: await toText(drawn) };
    }
    return { refused: 'tooLarge' };
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // What was transparent would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
}

const toText = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
