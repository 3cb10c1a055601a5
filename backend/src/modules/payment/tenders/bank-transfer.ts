import { notOffered } from './tender.ts';

export const bankTransfer = notOffered('bankTransfer');
