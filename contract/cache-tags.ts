/** What the backend calls products and departments when it says that something of them has changed, and what pages are kept under. */
export const productTag = (reference: string) => `producto:${reference}`;
export const departmentTag = (code: string) => `departamento:${code}`;
