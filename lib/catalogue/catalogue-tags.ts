/** What the backend calls things when it says that something of them has changed. */
export const productTag = (reference: string) => `producto:${reference}`;
export const departmentTag = (code: string) => `departamento:${code}`;
