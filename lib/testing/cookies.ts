/** Sets a cookie as the server would. */
export function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the browser's other interface is not in the tests' one
  document.cookie = text;
}
