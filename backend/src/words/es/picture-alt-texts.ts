export const pictureAltTexts = {
  /** Alternative texts: the garment, its colour, and this. */
  views: { front: 'vista de frente', back: 'vista de espaldas', detail: 'detalle', flat: 'prenda extendida' },
  film: 'vídeo',
  inColour: (colour: string) => `en ${colour}`,
};
