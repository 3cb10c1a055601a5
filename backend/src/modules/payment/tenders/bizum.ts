import { notOffered } from './tender.ts';

export const bizum = notOffered('bizum');
