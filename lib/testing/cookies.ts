/** What the server would have set: the page reads it in the same way. */
export function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the browser's other interface is not in the tests' one
  document.cookie = text;
}
