export const mailFrame = {
  closing: 'Un saludo,',
  /** The label of the button for a page's address; the text before it explains the page. */
  open: 'Abrir la página',
};
