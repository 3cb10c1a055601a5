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
  /** A user name that somebody else has. */
  taken: 'error.field.taken',
  /** An address of a store that somebody else has, or that is the house's. */
  takenAlias: 'error.field.takenAlias',
  /** The new password is the one in force. */
  same: 'error.field.same',
  /** A password that is guessed at once. */
  weak: 'error.field.weak',
  /** The password in force is another one. */
  wrong: 'error.field.wrong',
  /** Nobody and nothing has this code. */
  absent: 'error.field.absent',
} as const;
export type FieldKey = (typeof fieldKeys)[keyof typeof fieldKeys];
