import { saveFile } from './save-file';

/** Pixels per module: sharp in a shop window. */
const scale = 24;

/** Downloads a QR code as a picture. */
export function saveQrCode({ size, path }: { size: number; path: string }): void {
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  canvas.toBlob((picture) => {
    if (picture) saveFile(picture, 'qr.png');
  }, 'image/png');
}
