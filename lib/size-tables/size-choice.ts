/** Bras have band and cup apart; everything else has one size. */
export type SizeChoice = { bands: string[]; cups: string[]; sizes: string[] };
