import sharp from 'sharp';
import { appIcons, isAppIcon, markSvg } from '@/lib/brand-mark';

/** Four small files, each drawn once and kept by the browser for a week. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  if (!isAppIcon(file)) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const { shape, size } = appIcons[file];
  const picture = await sharp(Buffer.from(markSvg(shape)), { density: (72 * size) / 32 })
    .resize(size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
  });
}
