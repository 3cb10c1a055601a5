/** Message keys of `campos`: what is wrong with one field of a request. */
export const fieldProblemKeys = {
  required: 'error.field.required',
  unknown: 'error.field.unknown',
  type: 'error.field.type',
  tooShort: 'error.field.tooShort',
  tooLong: 'error.field.tooLong',
  outOfRange: 'error.field.outOfRange',
  pattern: 'error.field.pattern',
  choice: 'error.field.choice',
  characters: 'error.field.characters',
  /** The user name is taken. */
  taken: 'error.field.taken',
  /** The alias is taken or reserved. */
  takenAlias: 'error.field.takenAlias',
  /** The new password equals the current one. */
  same: 'error.field.same',
  /** A password that is easily guessed. */
  weak: 'error.field.weak',
  /** The current password is wrong. */
  wrong: 'error.field.wrong',
  /** The code does not exist. */
  absent: 'error.field.absent',
} as const;
export type FieldProblemKey = (typeof fieldProblemKeys)[keyof typeof fieldProblemKeys];
