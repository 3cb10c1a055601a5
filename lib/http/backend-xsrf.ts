import { xsrfCookie, xsrfHeader } from '@/lib/session/xsrf-names';

/**
 * P07. A backend that checks for itself compares the cookie's token with the header's, and may require one that it
 * issued. To the backend we are the browser: we return the token that it sets, and until then use our own in both
 * places.
 */
export const backendXsrfHeaders = (token: string): Record<string, string> => ({
  [xsrfHeader]: token,
  cookie: `${xsrfCookie}=${token}`,
});

const given = new RegExp(`^${xsrfCookie}=([\\w.~+/=-]{1,200})(?:;|$)`);

/** The token that a response sets, if any. */
export function readBackendXsrfToken(answer: Response): string | null {
  const found = answer.headers.getSetCookie().flatMap((text) => given.exec(text)?.[1] ?? []);
  return found.at(-1) ?? null;
}
