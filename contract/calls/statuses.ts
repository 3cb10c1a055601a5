import type { Call } from '../call.ts';
import { failureKeys } from '../envelope.ts';
import { linkFailureKeys } from '../password/schemas.ts';

/** The refusals of a call, by status. */
export const failures = {
  400: ['Malformed', failureKeys.malformed, 'The request cannot be read.'],
  401: ['SignedOut', failureKeys.signedOut, 'No token, or one that has ended.'],
  403: ['Refused', failureKeys.refused, 'Another role, another owner, or a request that did not come from our pages.'],
  404: ['Absent', failureKeys.absent, 'There is no such thing, or none that the caller may know of.'],
  409: [
    'Conflict',
    failureKeys.conflict,
    'It has changed in the meantime, or the idempotency key was used for something else.',
  ],
  410: ['Over', linkFailureKeys.used, 'The link or invitation was used or has ended; `mensaje` says which.'],
  413: [
    'TooLarge',
    failureKeys.tooLarge,
    'The body is larger than 256 KiB, or than what a call that carries a file takes, or holds more than any call takes.',
  ],
  415: ['UnsupportedType', failureKeys.unsupportedType, 'None of the types that this call takes.'],
  422: ['Invalid', failureKeys.invalid, 'Fields are wrong; `campos` says which.'],
  429: ['TooMany', failureKeys.tooMany, 'Too many attempts; Retry-After says how long to wait.'],
  503: ['Busy', failureKeys.busy, 'Nothing was done; Retry-After says when to try again.'],
} as const;

type Status = keyof typeof failures;

const statuses = Object.keys(failures).map((status) => Number(status) as Status);

export const successOf = ({ status }: Pick<Call, 'status'>): 200 | 201 | 202 => status ?? 200;

export function failuresOf(row: Call): Status[] {
  // A sign-in or a repeated password may be wrong.
  const asksWho = row.token === 'client-login' || row.effect === 'sign-in';
  const takesToken = row.token !== 'public' && row.token !== 'client-login';
  return statuses.filter((status) => {
    if (status === 401) return takesToken || asksWho;
    if (status === 403) return takesToken || row.changesState;
    if (status === 409) return row.changesState;
    if (status === 410) return row.mayBeOver === true;
    if (status === 413 || status === 415) return row.method === 'POST';
    return true;
  });
}
