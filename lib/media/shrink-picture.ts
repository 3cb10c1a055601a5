/** A picture in base64, or why it is refused. */
export type SmallPicture = { text: string } | { refused: 'tooLarge' | 'unreadable' };

type Wish = {
  /** In pixels, the largest first: the first that fits into `maxBytes` is used. */
  sides: readonly number[];
  maxBytes: number;
};

/** Scales a photo down and drops the camera's metadata, such as the place. */
export async function shrinkPicture(file: File, { sides, maxBytes }: Wish): Promise<SmallPicture> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { refused: 'unreadable' };
  try {
    for (const side of sides) {
      const drawn = await draw(picture, side);
      if (!drawn) return { refused: 'unreadable' };
      if (drawn.size <= maxBytes) return { text: await toBase64(drawn) };
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
  // Transparent areas would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
}

export const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
