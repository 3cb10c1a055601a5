/** The same on both sides: what browsers load knows the names and not the secret. */
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'X-XSRF-TOKEN';
