import { xsrfCookie, xsrfHeader } from '@/lib/session/xsrf-names';

/**
 * P07. A backend that checks for itself compares the token of the cookie with that of the header, and may want to have
 * given it. To it we are the browser: what it gives is sent back, and until then a token of ours stands in both places.
 */
export const crossSiteHeaders = (token: string): Record<string, string> => ({
  [xsrfHeader]: token,
  cookie: `${xsrfCookie}=${token}`,
});

const given = new RegExp(`^${xsrfCookie}=([\\w.~+/=-]{1,200})(?:;|$)`);

/** The token that an answer brings, if it brings one. */
export function givenToken(answer: Response): string | null {
  const found = answer.headers.getSetCookie().flatMap((text) => given.exec(text)?.[1] ?? []);
  return found.at(-1) ?? null;
}
