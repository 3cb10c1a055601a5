import type { ClientEdit } from './edits.ts';

const states = { active: 'ACTIVA', blocked: 'BLOQUEADA' } as const;

/** The columns that an entry changes. */
export const columnsOf = ({ family, phone, email, locale, birthday, notes, tags, sizes, state }: ClientEdit) => ({
  ...(family !== undefined && { family_name: family }),
  ...(phone !== undefined && { phone }),
  ...(email !== undefined && { email }),
  ...(locale !== undefined && { locale }),
  ...(birthday !== undefined && { birthday }),
  ...(notes !== undefined && { notes }),
  ...(tags !== undefined && { tags }),
  ...(sizes !== undefined && { sizes: JSON.stringify(sizes) }),
  ...(state !== undefined && state !== 'gone' && { state: states[state] }),
});
