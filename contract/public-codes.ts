/** The fixed codes that every page of the shop ships; those of orders and accounts are in `codes.ts`. */

export const locales = ['es', 'en', 'de'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';

/** R38, R39, R40. The size charts. */
export const sizeTables = ['bras', 'menswear', 'swimwear'] as const;
export type SizeTable = (typeof sizeTables)[number];

/** Charts without a page of their own, shown on product pages. */
export const letterGuideNames = ['briefs', 'shapewear', 'nightwear', 'hosiery'] as const;
export type LetterGuide = (typeof letterGuideNames)[number];

/** The size systems of products. */
export const sizeGuides = [...sizeTables, ...letterGuideNames] as const;
export type SizeGuideName = (typeof sizeGuides)[number];

/** P04. The alias of the house's own store. */
export const guestAlias = 'invited';

/** The role in a token. */
export const roles = { executive: 'ROLE_W', advisor: 'ROLE_T', client: 'ROLE_C' } as const;
export type RoleName = keyof typeof roles;
export type Role = (typeof roles)[RoleName];

/** The two sign-ins, where a call serves both. */
export const scopes = { executive: 'socia', client: 'cliente' } as const;
export type Scope = (typeof scopes)[keyof typeof scopes];

/** Answer codes of the envelope. 2 is also what an inventory remark carries. */
export const answerCodes = { success: 0, error: 1, inventoryRemark: 2, otherRemark: 3 } as const;
export type AnswerCode = (typeof answerCodes)[keyof typeof answerCodes];

export const refreshEveryMs = 900_000;
export const imageWidths = { alternate: 92, thumbnail: 218, regular: 430 } as const;
