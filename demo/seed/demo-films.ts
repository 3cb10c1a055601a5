/** Reference and colour of the styles with a film; its files are in `films` under that name. */
export const demoFilms = ['nd1150-mno', 'bt1172-bla'] as const;
