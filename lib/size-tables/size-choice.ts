/** Bras have band and cup apart; everything else, and nothing of a bra, has one size. */
export type SizeChoice = { bands: string[]; cups: string[]; sizes: string[] };
