/** By which limits are counted: dots and what stands behind a plus are the same mailbox to those who give many away. */
export function toMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '');
  return (local + email.slice(at)).toLowerCase();
}
