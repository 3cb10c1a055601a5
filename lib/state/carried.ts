/** The picture on the card that was clicked, for the page that the card leads to; empty when there was none. */
export const carried = { picture: '' };
