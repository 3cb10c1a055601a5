/** Cache tags of products and departments, in the backend's notices and for cached pages. */
export const productTag = (reference: string) => `producto:${reference}`;
export const departmentTag = (code: string) => `departamento:${code}`;
