export const lovePath = '/love';
