/** Colours of app/globals.css for places without a style sheet: the browser's frame, share cards. */
export const paper = '#faf6f0';
/** Behind a garment, when the frame is larger than its picture. */
export const pictureGround = '#f0e6d9';
export const ink = '#2b2320';
export const wine = '#6d1f35';
