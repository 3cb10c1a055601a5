/** The paper of app/globals.css, where no style sheet reaches: the browser's frame, pictures of shared links. */
export const paper = '#faf6f0';
/** Behind a garment, where the frame is larger than its picture. */
export const pictureGround = '#f0e6d9';
export const ink = '#2b2320';
export const wine = '#6d1f35';
