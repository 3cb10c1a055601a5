import { saveFile } from '@/lib/media/save-file';

/** Older spreadsheet programs write windows-1252. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function downloadCsv(text: string, name: string): void {
  // The byte order mark tells spreadsheet programs that the text is UTF-8.
  saveFile(new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' }), name);
}
