/** The text of HTML: without tags, with entities decoded. */
export const plain = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>|<[^>]+>/gs, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&(#x27|#39);/g, "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
