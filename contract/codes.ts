/** Fixed codes of the protocol. Names are ours; values are the wire's. */

export const locales = ['es', 'en', 'de'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';

/** Answer codes of the envelope. 2 is also what an inventory remark carries. */
export const answerCodes = { success: 0, error: 1, inventoryRemark: 2, otherRemark: 3 } as const;
export type AnswerCode = (typeof answerCodes)[keyof typeof answerCodes];

export const roles = { executive: 'ROLE_W', advisor: 'ROLE_T', client: 'ROLE_C' } as const;
export type Role = (typeof roles)[keyof typeof roles];

export const tenderCodes = {
  card: 'TCR',
  payPal: 'PPL',
  cashOnDelivery: '001',
  bankTransfer: '002',
  bizum: 'BIZ',
} as const;
export type TenderCode = (typeof tenderCodes)[keyof typeof tenderCodes];

export const giftType = 'A';
export const offerType = 'OF';
export const percentDiscountType = 'P';

export const warehouses = { central: 'Bodega central', europe: 'Bodega Europa' } as const;

export const paymentOrigins = { checkout: 'checkout', balance: 'pagos', lateCheckout: 'late checkout' } as const;

export const genders = { women: 1, men: 2 } as const;

export const contentTypes = ['IMAGEN', 'VIDEO', 'TEXTO', 'PLANTILLA HTML'] as const;

export const guestAlias = 'invited';
export const ukCountryCode = 'GB';
export const refreshEveryMs = 900_000;
export const imageWidths = { alternate: 92, thumbnail: 218, regular: 430 } as const;
