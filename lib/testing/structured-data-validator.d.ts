declare module '@adobe/structured-data-validator' {
  /** The package has no types; these are the parts in use. */
  export default class Validator {
    validate(found: { jsonld: Record<string, object[]> }): Promise<{ severity: string; issueMessage: string }[]>;
  }
}
