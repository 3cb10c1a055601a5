/** Shared by server and browser: a file without the secret, so that the browser may load it. */
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'X-XSRF-TOKEN';
