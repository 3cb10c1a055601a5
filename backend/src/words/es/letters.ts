export const letters = {
  closing: 'Un saludo,',
  /** What stands on the button of a page's address; what it is for is said before it. */
  open: 'Abrir la página',
};
