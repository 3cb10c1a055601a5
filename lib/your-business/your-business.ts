export const yourBusinessPath = '/your-business';
