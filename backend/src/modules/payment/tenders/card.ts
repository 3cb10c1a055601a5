import { notOffered } from './tender.ts';

export const card = notOffered('card');
