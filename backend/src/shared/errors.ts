import { type FailureKey, failureKeys } from 'contract/envelope.ts';

/** An expected failure: a service throws it, and the one error handler answers with its status and key. */
export class Refusal extends Error {
  readonly status: number;
  readonly key: string;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, key: FailureKey | (string & {}), fields?: Record<string, string>, retryAfter?: number) {
    super(key);
    this.name = 'Refusal';
    this.status = status;
    this.key = key;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

export const absent = () => new Refusal(404, failureKeys.absent);
export const invalid = (fields: Record<string, string>) => new Refusal(422, failureKeys.invalid, fields);
export const signedOut = () => new Refusal(401, failureKeys.signedOut);
export const refused = () => new Refusal(403, failureKeys.refused);
export const conflict = (key: string = failureKeys.conflict) => new Refusal(409, key);
export const tooMany = (retryAfter: number) => new Refusal(429, failureKeys.tooMany, undefined, retryAfter);
