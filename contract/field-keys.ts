/** Message keys of `campos`: what is wrong with one field of a request. */
export const fieldKeys = {
  required: 'error.field.required',
  unknown: 'error.field.unknown',
  type: 'error.field.type',
  tooShort: 'error.field.tooShort',
  tooLong: 'error.field.tooLong',
  outOfRange: 'error.field.outOfRange',
  pattern: 'error.field.pattern',
  choice: 'error.field.choice',
  characters: 'error.field.characters',
} as const;
export type FieldKey = (typeof fieldKeys)[keyof typeof fieldKeys];
