/** As a reader has it: without tags, and signs as themselves. */
export const plain = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>|<[^>]+>/gs, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&(#x27|#39);/g, "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
