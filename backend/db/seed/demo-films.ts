/** Reference and colour of the styles that the demo has a film of; its files lie in `films` under that name. */
export const demoFilms = ['nd1150-mno', 'bt1172-bla'] as const;
