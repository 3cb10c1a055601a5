export const storePath = (alias: string) => `/my-store/${alias}/welcome`;
