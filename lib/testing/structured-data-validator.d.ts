declare module '@adobe/structured-data-validator' {
  /** Comes without types; this much of it is used. */
  export default class Validator {
    validate(found: { jsonld: Record<string, object[]> }): Promise<{ severity: string; issueMessage: string }[]>;
  }
}
