import { notOffered } from './tender.ts';

export const payPal = notOffered('payPal');
