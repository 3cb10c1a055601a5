/**
 * What becomes of a sale when all time is over, in a shop that does all right: it goes out, it runs out unpaid, or it is
 * called off with or without its money back.
 */
export type Fate = 'stands' | 'runsOut' | 'givenBack' | 'calledOff';
