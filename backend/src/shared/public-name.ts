/** First name and initial: enough to recognise her by, too little to look her up elsewhere. */
export function toPublicName({ givenName, familyName }: { givenName: string; familyName: string }): string {
  const initial = familyName.trim().charAt(0);
  return initial ? `${givenName} ${initial}.` : givenName;
}
