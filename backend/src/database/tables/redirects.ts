export type RedirectTables = {
  redirects: { path: string; target: string | null };
};
